"""The course and the rules reference: lessons as data, their judge, their texts, what the reader has done."""
