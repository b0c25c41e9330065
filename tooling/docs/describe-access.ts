import contract from '@selat/sdk/openapi.json' with { type: 'json' }
import { type OperationId, operations, type OperationRole } from '@selat/sdk/operations'

import { toTable } from './to-table.ts'

const ROLES = [
  'visitor',
  'customer',
  'owner',
  'booker',
  'finance',
  'instansi',
] as const satisfies readonly OperationRole[]

const head = `# Who may do what

Made by \`npx pnpm@12 docs:access\` from \`x-roles\` of the contract; never edited. A test tries every operation by every kind of caller.

A visitor has no session. Customers, the members of an agency (owner, booker, finance) and authorities (\`Instansi\`) have one, which is
valid on one site only. If an operation needs a session, a call without one gets 401 \`unauthorized\`; a session of another role gets 403
\`forbidden\`. An order, passenger, customer, top-up, quotation or member of somebody else, and a sailing of other terminals, gets the answer
of what does not exist, 404 \`not_found\`.

A call is checked in this order, and the first failure is the answer:

1. the parameters in path, query and headers: 400 \`validation_failed\`
2. the site that \`system\` names: 404 \`tenant_unknown\`
3. the session, if one is needed: 401 \`unauthorized\`
4. the role: 403 \`forbidden\`
5. a call with the same \`Idempotency-Key\` that is still running: 409 \`idempotency_in_progress\`
6. the body: 413 \`payload_too_large\`, 415 \`unsupported_media_type\`, 400 \`validation_failed\`
7. rate limits: 429 \`rate_limited\`
8. the stored answer of the key: it is repeated, or the call gets 422 \`idempotency_key_reused\`
9. the things that the call names, and their states: 404, 409, 422`

type Tag = { readonly name: string; readonly ids: readonly OperationId[] }

/** Writes the page of roles: one table for each tag, in the order of the contract. */
export function describeAccess(): string {
  const parts = tags().flatMap(({ name, ids }) => [
    `## ${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    toTable(['Operation', 'What it does', ...ROLES], ids.map(row)),
  ])
  return `${[head, ...parts].join('\n\n')}\n`
}

function tags(): Tag[] {
  const ids = Object.keys(operations) as OperationId[] // the keys of the registry
  const names = [...new Set(ids.map((id) => operations[id].tag))]
  return names.map((name) => ({ name, ids: ids.filter((id) => operations[id].tag === name) }))
}

function row(id: OperationId): string[] {
  const allowed: readonly OperationRole[] = operations[id].roles
  return [`\`${id}\``, summaryOf(id), ...ROLES.map((role) => (allowed.includes(role) ? 'yes' : ''))]
}

// JSON has one type for each path and method; only this part is read.
const paths = contract.paths as Readonly<Record<string, Readonly<Record<string, unknown>>>>

function summaryOf(id: OperationId): string {
  const { path, method } = operations[id]
  const described = paths[path]?.[method] as { readonly summary?: string } | undefined
  return described?.summary ?? ''
}
