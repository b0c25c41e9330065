import {
  EMPTY_SESSION,
  MEMBER_ROLES,
  SESSION_VERSION,
  type SessionAgency,
  type SessionStore,
} from './session-store.ts'

type Fields = Readonly<Record<string, unknown>>

/**
 * Reads the stored session, field by field. Damaged fields become empty, unknown ones are dropped, and nothing throws. Text
 * without a version has the oldest form, in which the currency list was called `currency`. Text of a later version, stored
 * by a newer release in another tab, gives an empty session.
 */
export function parseSessionStore(text: string | null): SessionStore {
  const stored = parseFields(text)
  const version = stored['version'] ?? 0
  if (typeof version !== 'number' || version > SESSION_VERSION) return EMPTY_SESSION
  return readFields(version === 0 ? { ...stored, currencyList: stored['currency'] } : stored)
}

/** Returns the text to store: the version and the known fields, without any others that the object may have. */
export function serialiseSessionStore(session: SessionStore): string {
  return JSON.stringify({ version: SESSION_VERSION, ...readFields(session) })
}

function readFields(stored: Fields): SessionStore {
  const { System } = toFields(stored['base'])
  const CurrencyName = toCurrency(toFields(stored['company'])['CurrencyName'])
  const DisplayName = toText(toFields(stored['userInfo'])['DisplayName'])
  return {
    user: readUser(stored['user']),
    token: toText(stored['token']) || null,
    base: isSystem(System) ? { System } : null,
    company: CurrencyName ? { CurrencyName } : null,
    profile: readProfile(stored['profile']),
    currencyList: readCurrencies(stored['currencyList']),
    userInfo: DisplayName ? { DisplayName } : null,
    localCurrency: toCurrency(stored['localCurrency']) || EMPTY_SESSION.localCurrency,
    systemId: isSystem(stored['systemId']) ? stored['systemId'] : EMPTY_SESSION.systemId,
    logo: toText(stored['logo']) || null,
    loader: toText(stored['loader']) || null,
  }
}

function readProfile(value: unknown): SessionStore['profile'] {
  const profile = toFields(value)
  const Username = toText(profile['Username'])
  return Username ? { Name: toText(profile['Name']), Username } : null
}

function readUser(value: unknown): SessionStore['user'] {
  if (!isFields(value)) return null
  return {
    Id: toText(value['Id']),
    Name: toText(value['Name']),
    Username: toText(value['Username']),
    Role: { Name: toText(toFields(value['Role'])['Name']) },
    CurrencyObj: { Code: toCurrency(toFields(value['CurrencyObj'])['Code']) },
    IsB2B: toText(value['IsB2B']),
    IsB2C: toText(value['IsB2C']),
    Agency: readAgency(toFields(value['Agency'])),
  }
}

function readAgency({ Id, Name, Role }: Fields): SessionAgency | null {
  const role = MEMBER_ROLES.find((known) => known === Role)
  return role && toText(Id) ? { Id: toText(Id), Name: toText(Name), Role: role } : null
}

function readCurrencies(value: unknown): SessionStore['currencyList'] {
  if (!Array.isArray(value)) return []
  return value
    .map(toFields)
    .map((entry) => ({ Code: toCurrency(entry['Code']), Name: toText(entry['Name']) }))
    .filter(({ Code }) => Code !== '')
}

function parseFields(text: string | null): Fields {
  try {
    return toFields(JSON.parse(text ?? ''))
  } catch {
    return {}
  }
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function toFields(value: unknown): Fields {
  return isFields(value) ? value : {}
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function toCurrency(value: unknown): string {
  return typeof value === 'string' && /^[A-Z]{3}$/.test(value) ? value : ''
}

function isSystem(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0
}
