import { stripVTControlCharacters } from 'node:util'

import { escapeAttribute } from '../escape-attribute.ts'

/**
 * Returns a page that says why another could not be rendered. It contains Vite's client, so it reloads once the cause is
 * gone.
 */
export function describeFailure(failure: unknown): string {
  const parts = causesOf(failure).map(
    ({ message, frame, stack }) => `<h2>${toHtml(message)}</h2>
<pre>${toHtml(frame)}</pre>
<pre>${toHtml(stack)}</pre>`,
  )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="color-scheme" content="light dark">
<title>The page was not rendered</title>
<script type="module" src="/@vite/client"></script>
</head>
<body>
<h1>The page was not rendered</h1>
${parts.join('\n')}
</body>
</html>
`
}

/** Escapes a text, without the colour codes that compilers write for terminals: a page would show them as text. */
const toHtml = (text: string): string => escapeAttribute(stripVTControlCharacters(text))

type Cause = { message: string; frame: string; stack: string }

/** Returns what was thrown, preceded by the chain of its causes. */
function causesOf(failure: unknown): Cause[] {
  if (!(failure instanceof Error)) return [{ message: String(failure), frame: '', stack: '' }]
  // A file that could not be compiled comes with the lines around the mistake.
  const frame = 'frame' in failure && typeof failure.frame === 'string' ? failure.frame : ''
  const { message, stack = '', cause } = failure
  return [...(cause === undefined ? [] : causesOf(cause)), { message, frame, stack }]
}
