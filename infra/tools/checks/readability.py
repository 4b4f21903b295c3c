"""Readability of the Markdown pages: readability.py [REVISION] prints sentences, median words, shares over 25 and 35."""
import re, subprocess, sys, statistics, pathlib

def prose(text):
    text = re.sub(r'(?ms)^(```|~~~).*?^\1\s*$', '', text)
    text = re.sub(r'(?s)<!--.*?-->', '', text)
    lines, out = text.splitlines(), []
    for line in lines:
        s = line.strip()
        if s.startswith('|') or s.startswith('#') or s.startswith('<') or not s:
            out.append('\n'); continue
        if re.match(r'([*-]|\d+\.) ', s):
            out.append('\n'); s = re.sub(r'^([*-]|\d+\.) ', '', s)
        out.append(s + ' ')
    text = ''.join(out)
    text = re.sub(r'!?\[([^\]]*)\]\([^)]*\)', r'\1', text)
    text = re.sub(r'`[^`]*`', 'code', text)
    return text.replace('*', '')

def sentences(text):
    for part in prose(text).split('\n'):
        for s in re.split(r'(?<=[.!?])["”)]?\s+(?=[A-Z0-9"“(]|code)', part.strip()):
            words = s.split()
            if len(words) > 2: yield words

def cells(text):
    text = re.sub(r'(?ms)^```.*?^```\s*$', '', text)
    for line in text.splitlines():
        if line.startswith('|') and not set(line) <= set('|-: '):
            for c in line.strip('|').split('|'):
                w = c.split()
                if len(w) > 2: yield w

def figures(texts):
    s = [len(w) for t in texts for w in sentences(t)]
    c = [len(w) for t in texts for w in cells(t)]
    lines = [l for t in texts for l in t.splitlines() if not l.startswith('|')]
    wide = sum(len(l) > 120 for l in lines)
    return dict(sentences=len(s), median=statistics.median(s) if s else 0,
        over25=round(100*sum(n>25 for n in s)/max(1,len(s)),1), over35=round(100*sum(n>35 for n in s)/max(1,len(s)),1),
        longest=max(s, default=0), cell_over25=sum(n>25 for n in c), wide=wide, words=sum(s))

if __name__ == '__main__':
    rev = sys.argv[1] if len(sys.argv) > 1 else None
    names = subprocess.run(['git','ls-files','*.md'] if not rev else ['git','ls-tree','-r','--name-only',rev], capture_output=True, text=True).stdout.split()
    names = [n for n in names if n.endswith('.md') and 'THIRD-PARTY' not in n and 'CODE_OF' not in n and not n.startswith('.github')]
    read = lambda n: subprocess.run(['git','show',f'{rev}:{n}'],capture_output=True,text=True).stdout if rev else pathlib.Path(n).read_text()
    texts = {n: read(n) for n in names}
    for n in names: print(n, figures([texts[n]]))
    keep=[n for n in names if '/reports/' not in n]
    print('ALL', figures(texts.values()))
    print('WITHOUT REPORTS', figures([texts[n] for n in keep]))
