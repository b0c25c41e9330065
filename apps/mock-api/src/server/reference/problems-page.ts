import { type OperationId, operations } from '@selat/sdk/operations'
import { PROBLEM_CODES, type ProblemCode } from '@selat/sdk/problems'

import { escapeHtml } from '../../engine/http/escape-html.ts'
import { scenarios } from '../../scenarios/index.ts'
import { type DescribedProblem, describedProblems } from './described-problems.ts'
import { pageFrame } from './page-frame.ts'

const MANY = 12

/**
 * Renders the list of all refusals: their meaning, what a client should do, the operations that answer them, and the input
 * that forces each.
 */
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
  const { status, means, todo, params, example } = describedProblems[code]
  const answering = operationIds().filter((id) =>
    (operations[id].problemCodes as readonly string[]).includes(code),
  )
  const rows = scenarios.filter(
    ({ expected }) => 'refused' in expected && expected.refused === code,
  )
  const forced = rows.map(({ id, title }) => `<li><code>${id}</code> ${escapeHtml(title)}</li>`)
  return `<li id="${code}">
    <h2><span class="status">${status}</span> <a href="#${code}"><code>${code}</code></a></h2>
    <p>${inline(means)} <q>${escapeHtml(example.detail)}</q></p>
    <p><b>What to do:</b> ${inline(todo)}</p>
    ${describeParams(params)}
    ${details('Example', `<pre tabindex="0">${escapeHtml(JSON.stringify(example, null, 2))}</pre>`)}
    ${forced.length > 0 ? details(`${forced.length} ${forced.length === 1 ? 'input forces' : 'inputs force'} it`, `<ul>${forced.join('')}</ul>`) : ''}
    ${describeOperations(answering)}
  </li>`
}

function describeParams(params: DescribedProblem['params']): string {
  const rows = Object.entries(params).map(
    ([name, { type, optional = false, description }]) =>
      `<dt><code>${name}</code> <span class="small">${type}${optional ? ', not always' : ''}</span></dt><dd>${inline(description)}</dd>`,
  )
  return rows.length > 0 ? `<p><b>Params</b></p><dl>${rows.join('')}</dl>` : ''
}

function describeOperations(ids: readonly OperationId[]): string {
  if (ids.length === 0)
    return '<p class="small">Answered around the operations, by none of them.</p>'
  if (ids.length === operationIds().length) return '<p class="small">Any operation.</p>'
  const links = ids.map(
    (id) => `<a href="/docs#/${operations[id].tag}/${id}"><code>${id}</code></a>`,
  )
  const list = `<p class="small">${links.join(' ')}</p>`
  return ids.length > MANY ? details(`${ids.length} operations answer it`, list) : list
}

function details(summary: string, inside: string): string {
  return `<details><summary>${summary}</summary>${inside}</details>`
}

/** Renders a text of the contract, in which backticks mark code. */
function inline(text: string): string {
  return escapeHtml(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>')
}

function operationIds(): OperationId[] {
  return Object.keys(operations) as OperationId[] // the keys of the registry
}
