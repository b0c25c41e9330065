import { type OperationId, operations } from '@selat/sdk/operations'

import { type SentCall, toRequest } from '../../src/scenarios/player/to-request.ts'
import { type Parameter, parametersOf, resolve } from './contract.ts'

/** A request that breaks the contract in one place. If that is a field, the refusal must name its pointer. */
export type WrongRequest = {
  readonly what: string
  readonly pointer?: string
  readonly codes: readonly string[]
  readonly request: Request
}

const ORIGIN = 'http://localhost'
const HUGE = 'x'.repeat(9000)
/** Texts that traverse folders, break numbers, or have a meaning in an engine. */
const STRANGE = [
  '../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  '__proto__',
  'constructor',
  '\u0000',
  "1' or '1'='1",
  '99999999999999999999',
  '1e3',
  '01',
  '-1',
  '港',
  '',
  HUGE,
]

/** Makes requests with every kind of wrong parameters. */
export function wrongParameters(id: OperationId, sent: SentCall): WrongRequest[] {
  return parametersOf(id).flatMap((parameter) => {
    switch (parameter.in) {
      case 'query':
        return wrongQuery(parameter, sent)
      case 'path':
        return wrongPath(parameter, id, sent)
      default:
        return wrongHeader(parameter, sent)
    }
  })
}

function wrongQuery(parameter: Parameter, sent: SentCall): WrongRequest[] {
  const { name, required } = parameter
  const pointer = `query:${name}`
  const url = new URL(sent.path, ORIGIN)
  const given = url.searchParams.get(name)
  const change = (what: string, edit: (query: URLSearchParams) => void): WrongRequest => {
    const changed = new URL(url)
    edit(changed.searchParams)
    return { what, pointer, codes: ['validation_failed'], request: ask(sent, { url: changed }) }
  }
  return [
    ...(required ? [change(`without ${name}`, (query) => query.delete(name))] : []),
    ...(given === null ? [] : [change(`${name} twice`, (query) => query.append(name, given))]),
    ...strangeTo(parameter).map((text) =>
      change(`${name}=${text.slice(0, 20)}`, (query) => query.set(name, text)),
    ),
  ]
}

function wrongPath(parameter: Parameter, id: OperationId, sent: SentCall): WrongRequest[] {
  const { name } = parameter
  const place = operations[id].path.split('/').indexOf(`{${name}}`)
  const strange = strangeTo(parameter).filter((text) => text !== '')
  return strange.map((text) => {
    const url = new URL(sent.path, ORIGIN)
    const parts = url.pathname.split('/')
    parts[place] = encodeURIComponent(text)
    url.pathname = parts.join('/')
    return {
      what: `${name}=${text.slice(0, 20)} in the path`,
      pointer: `path:${name}`,
      codes: ['validation_failed'],
      request: ask(sent, { url }),
    }
  })
}

function wrongHeader(parameter: Parameter, sent: SentCall): WrongRequest[] {
  const { name, required } = parameter
  const pointer = `header:${name}`
  const codes = ['validation_failed']
  const without = new Headers(sent.headers)
  without.delete(name)
  const missing = {
    what: `without ${name}`,
    pointer,
    codes,
    request: ask(sent, { headers: without }),
  }
  // A header cannot contain either of these.
  const strange = strangeTo(parameter).filter(
    (text) => !/[^\u0020-\u007e]/.test(text) && text !== '',
  )
  const changed = strange.map((text) => {
    const headers = new Headers(sent.headers)
    headers.set(name, text)
    return {
      what: `${name}: ${text.slice(0, 20)}`,
      pointer,
      codes,
      request: ask(sent, { headers }),
    }
  })
  return required ? [missing, ...changed] : changed
}

/** Returns the strange texts that are invalid for a parameter. */
function strangeTo({ schema: given }: Parameter): string[] {
  const schema = resolve(given)
  const { pattern, enum: list, minLength = 0, maxLength = Infinity, minimum = -Infinity } = schema
  if (schema.type === 'integer')
    return ['abc', '1.5', 'true', ...STRANGE.filter((text) => !(text === '-1' && minimum <= -1))]
  if (schema.type === 'boolean') return ['1', 'yes', 'TRUE', ...STRANGE]
  return STRANGE.filter(
    (text) =>
      text.length < minLength ||
      text.length > maxLength ||
      (list !== undefined && !list.includes(text)) ||
      schema.format === 'date' ||
      (pattern !== undefined && !new RegExp(pattern, 'u').test(text)),
  )
}

/** Makes requests with unknown queries, tenants and tokens, and to the sites of other tenants. */
export function wrongCallers(
  id: OperationId,
  sent: SentCall,
  tokens: Readonly<Record<string, string>>,
): WrongRequest[] {
  const url = new URL(sent.path, ORIGIN)
  const refused = operations[id].security === 'required'
  const unknown = (name: string): WrongRequest => {
    const changed = new URL(url)
    changed.searchParams.append(name, '1')
    const request = ask(sent, { url: changed })
    return {
      what: `with ?${name}`,
      pointer: `query:${name}`,
      codes: ['validation_failed'],
      request,
    }
  }
  const unknownTenant = new URL(url)
  unknownTenant.searchParams.set('system', '999')
  unknownTenant.searchParams.delete('web')
  const tenant = {
    what: 'for a tenant that nobody is',
    codes: ['web' in operations[id].primitives.query ? 'validation_failed' : 'tenant_unknown'],
    request: ask(sent, { url: unknownTenant }),
  }
  const elsewhere = (system: string): WrongRequest => {
    const changed = new URL(url)
    changed.searchParams.set('system', system)
    const what = `at the site ${system}, whose it is not`
    // A session of another tenant counts as none, and agents can only book with one.
    const isOfAgents = id === 'placeOrder' && system === AGENTS
    const codes = refused || isOfAgents ? ['unauthorized'] : ['not_found', 'cart_not_found']
    return { what, codes, request: ask(sent, { url: changed }) }
  }
  const own = url.searchParams.get('system')
  const refusedUsers = usersRefusedBy(id)
    .filter((system) => system !== own)
    .map(elsewhere)
  const bearers = Object.entries(tokens).map(([what, authorization]): WrongRequest => {
    const headers = new Headers(sent.headers)
    headers.set('Authorization', authorization)
    return { what, codes: ['unauthorized'], request: ask(sent, { headers }) }
  })
  return [
    ...['surprise', '__proto__', 'constructor', 'toString'].map(unknown),
    tenant,
    ...refusedUsers,
    ...(refused ? bearers : []),
  ]
}

const AGENTS = '4102'
/** The site that sells only ferries. */
const OPERATOR = '4103'

/** Returns the sites that must refuse the call, because its subject belongs to another tenant or is not sold there. */
function usersRefusedBy(id: OperationId): string[] {
  const { path, header, query } = operations[id].primitives
  const secrets = Object.keys(header).filter((name) => name.endsWith('-Token'))
  // Without its token, a new cart is opened for any caller.
  if (id === 'addToCart') return []
  // The token only names a cart whose item counts as free. One that opens no cart frees nothing, and is no error.
  if (id === 'quoteItems') return []
  // All sites sell this route.
  if (id === 'getFerryRoute' || id === 'getTerminal') return []
  const isNamed = Object.keys(path).length > 0
  if (isNamed && CATALOGUE.has(operations[id].tag)) return [OPERATOR]
  return isNamed || secrets.length > 0 || 'ticket' in query ? [AGENTS, OPERATOR] : []
}

/** The tags of the catalogue, which all callers may read on sites that sell the product. */
const CATALOGUE: ReadonlySet<string> = new Set([
  'product',
  'hotel',
  'attraction',
  'package',
  'transport',
  'cruise',
])

/** Makes bodies that are not JSON, or too large. */
export function wrongJson(sent: SentCall): WrongRequest[] {
  const body = sent.body ?? ''
  const type = (contentType: string | null): WrongRequest => {
    const headers = new Headers(sent.headers)
    if (contentType === null) headers.delete('Content-Type')
    else headers.set('Content-Type', contentType)
    const bytes = new TextEncoder().encode(body)
    const request = ask(sent, { headers, body: bytes })
    return { what: `as ${contentType}`, codes: ['unsupported_media_type'], request }
  }
  const malformed = (what: string, text: BodyInit): WrongRequest => ({
    what,
    pointer: '',
    codes: ['validation_failed'],
    request: ask(sent, { body: text }),
  })
  const deep = (open: string, close: string) => open.repeat(20_000) + close.repeat(20_000)
  return [
    ...['text/plain', 'application/xml', 'application/x-www-form-urlencoded', null].map(type),
    type('multipart/form-data; boundary=b'),
    malformed('cut in the middle', body.slice(0, -2)),
    malformed('empty', ''),
    malformed('not UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])),
    malformed('twenty thousand arrays deep', deep('[', ']')),
    malformed('a number', '1'),
    malformed('null', 'null'),
    {
      what: 'twenty thousand objects deep',
      codes: ['validation_failed'],
      request: ask(sent, { body: `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}` }),
    },
    {
      what: 'longer than is read',
      codes: ['payload_too_large'],
      request: ask(sent, { body: JSON.stringify('x'.repeat(300_000)) }),
    },
  ]
}

/** Makes forms that are damaged, or differ from the contract. */
export function wrongForms(sent: SentCall): WrongRequest[] {
  const headers = new Headers(sent.headers)
  headers.set('Content-Type', 'multipart/form-data; boundary=b')
  const part = (disposition: string, content = 'x') =>
    `--b\r\nContent-Disposition: form-data; ${disposition}\r\nContent-Type: image/png\r\n\r\n${content}\r\n`
  const fields = Object.entries(sent.form ?? {}).map(([name, value]) =>
    part(`name="${name}"`, value),
  )
  const file = part('name="File"; filename="a.png"')
  const form = (what: string, pointer: string, body: string): WrongRequest => ({
    what,
    pointer,
    codes: ['validation_failed'],
    request: ask(sent, { headers, body }),
  })
  const other = (contentType: string): WrongRequest => {
    const changed = new Headers(headers)
    changed.set('Content-Type', contentType)
    const request = ask(sent, { headers: changed, body: new TextEncoder().encode('{}') })
    return { what: `as ${contentType}`, codes: ['unsupported_media_type'], request }
  }
  return [
    form('a form that never ends', '', file),
    form('a form of nothing', '', ''),
    ...(sent.form
      ? [form('without its fields', `/${Object.keys(sent.form)[0]}`, `${file}--b--`)]
      : [form('without its file', '/File', `${part('name="Other"; filename="a.png"')}--b--`)]),
    form('with text for a file', '/File', `${fields.join('')}${part('name="File"')}--b--`),
    form('with two files', '/File', `${file}${file}--b--`),
    form('with another field', '/Surprise', `${file}${part('name="Surprise"')}--b--`),
    form('with a field of all objects', '/__proto__', `${file}${part('name="__proto__"')}--b--`),
    form('with a hundred parts', '', `${part('name="a"').repeat(100)}--b--`),
    other('application/json'),
    other('image/png'),
    {
      what: 'longer than is read',
      codes: ['file_too_large'],
      request: ask(sent, {
        headers,
        body: part('name="File"; filename="a.png"', 'x'.repeat(7_000_000)),
      }),
    },
  ]
}

/** Returns the call with some of its parts replaced. */
export function ask(
  sent: SentCall,
  changed: { url?: URL; headers?: Headers; body?: BodyInit } = {},
): Request {
  const { url = new URL(sent.path, ORIGIN), headers = new Headers(sent.headers), body } = changed
  if ((sent.file || sent.form) && body === undefined)
    return toRequest(ORIGIN, {
      ...sent,
      path: url.pathname + url.search,
      headers: Object.fromEntries(headers),
    })
  return new Request(url, { method: sent.method, headers, body: body ?? sent.body })
}
