import { PROOF_MAX_BYTES } from '@selat/domain'
import { operations } from '@selat/sdk/operations'
import { PROBLEM_CODES, type ProblemCode } from '@selat/sdk/problems'

import { problemText } from '../http/problem-text.ts'
import { PROBLEM_STATUS } from '../kernel/problem-status.ts'
import { scenarios } from '../scenarios.ts'
import { escapeHtml, pageFrame } from './page-frame.ts'

/** What the texts speak of: a day, a size, a time. */
const EXAMPLE = { date: '2026-12-11', limit: PROOF_MAX_BYTES, seconds: 30, maximum: 10, minimum: 1 }

/** The closed list of refusals: what each says, who answers it, and which input forces it. */
export function problemsPage(): string {
  return pageFrame({
    title: 'Selat travel API: problems',
    here: '/docs/problems',
    body: `<div class="prose">
      <h1>Problems</h1>
      <p>Whatever fails is answered by one document (RFC 9457), <code>application/problem+json</code>. Programs read <code>code</code>;
      people read <code>detail</code>, in their language. <code>errors</code> points at each refused field: a JSON Pointer into the
      body, or <code>query:name</code>, <code>path:name</code>, <code>header:Name</code>.</p>
      <ol class="problems">${PROBLEM_CODES.map(entry).join('')}</ol>
    </div>`,
  })
}

function entry(code: ProblemCode): string {
  const answering = Object.entries(operations).flatMap(([id, { problemCodes }]) =>
    (problemCodes as readonly string[]).includes(code) ? [id] : [],
  )
  const rows = scenarios.filter(
    ({ expected }) => 'refused' in expected && expected.refused === code,
  )
  const forced = rows.map(({ id, title }) => `<li><code>${id}</code> ${escapeHtml(title)}</li>`)
  return `<li id="${code}">
    <h2><span class="status">${PROBLEM_STATUS[code]}</span> <code>${code}</code></h2>
    <p>${escapeHtml(problemText(code, 'EN', EXAMPLE))}</p>
    <p class="small">${describeOperations(answering)}</p>
    ${forced.length > 0 ? `<details><summary>${forced.length} ${forced.length === 1 ? 'input forces' : 'inputs force'} it</summary><ul>${forced.join('')}</ul></details>` : ''}
  </li>`
}

function describeOperations(ids: readonly string[]): string {
  if (ids.length === 0) return 'Answered outside of the operations, or by operations to come.'
  if (ids.length === Object.keys(operations).length) return 'Any operation.'
  return ids.map((id) => `<code>${id}</code>`).join(' ')
}
