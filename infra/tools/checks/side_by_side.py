"""Two pages side by side: side_by_side.py REVISION OLD_PAGE NEW_PAGE [LINES] prints the beginning of both."""
import re, subprocess, sys, textwrap

WIDTH = 57

def wrapped(text):
    for line in re.sub(r'!?\[([^\]]*)\]\([^)]*\)', r'\1', text).splitlines():
        if line.startswith(('![', '<', '```')):
            continue
        yield from textwrap.wrap(line, WIDTH, break_long_words=True) or ['']

def main(revision, old, new, lines='14'):
    before = subprocess.run(['git', 'show', f'{revision}:{old}'], capture_output=True, text=True, check=True).stdout
    with open(new, encoding='utf-8') as file:
        after = file.read()
    left = list(wrapped(joined(before)))[:int(lines)]
    right = list(wrapped(joined(after)))[:int(lines)]
    for i in range(max(len(left), len(right))):
        one = left[i] if i < len(left) else ''
        other = right[i] if i < len(right) else ''
        print(f'{one:<{WIDTH}} | {other}'.rstrip())

def joined(text):
    """Paragraphs on one line each, so that both pages wrap at the same width."""
    parts = []
    for block in text.split('\n\n'):
        listed = block.startswith(('|', '*', '-', '#', '```', '1.'))
        parts.append(block if listed else ' '.join(block.split('\n')))
    return '\n\n'.join(parts)

main(*sys.argv[1:])
