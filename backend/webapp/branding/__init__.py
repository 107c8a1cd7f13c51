"""How an organisation's reports look: its name, colours, words and logo."""
