"""Sheets and pictures made of records."""
