import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

import { z } from 'zod'

import { pointerTo } from '../../engine/http/to-problem-fields.ts'
import {
  inEveryLanguage,
  type LanguageCode,
  type Localised,
  sourceOfDraft,
} from '../../engine/language.ts'
import { hashFixturePassword } from '../../engine/secrets/passwords.ts'
import {
  type AgencyFixture,
  type DrawnCustomer,
  tenantAgenciesSchema,
  tenantCustomersSchema,
} from './agency-types.ts'
import { didYouMean } from './known-codes.ts'
import {
  tenantPromosSchema,
  tenantSchema,
  tenantUsersSchema,
  type PolicyKind,
  type PromoFixture,
  type TenantConfiguration,
  type TenantUserFixture,
} from './tenant-types.ts'

/** The invisible mark with which some editors begin a file. */
const BYTE_ORDER_MARK = /^\uFEFF/

/** The pictures of a tenant, all SVG. */
export const ASSET_NAMES = ['favicon.svg', 'loader.svg', 'logo-dark.svg', 'logo-light.svg'] as const
export const POLICY_KINDS = ['privacy', 'booking'] as const satisfies readonly PolicyKind[]

export type AssetName = (typeof ASSET_NAMES)[number]

export type TenantFixture = TenantConfiguration & {
  users: (TenantUserFixture & { passwordHash: string })[]
  promos: PromoFixture[]
  agencies: AgencyFixture[]
  /** The HTML of each policy, in every language. */
  markup: Readonly<Record<PolicyKind, Localised>>
  assets: Readonly<Record<AssetName, string>>
}

/** The contents of a folder. Each reason against it begins with its file. */
export type TenantReading = {
  readonly folder: string
  /** Null if `tenant.json` is invalid. Other invalid files are read as empty. */
  readonly fixture: TenantFixture | null
  readonly reasons: readonly string[]
}

/** Reads a tenant's folder. Continues after a missing or damaged file, so that all reasons are reported together. */
export function readTenantFolder(folder: string): TenantReading {
  const { reasons, text, json } = openFolder(folder)
  const configuration = json('tenant.json', tenantSchema)
  const users = json('users.json', tenantUsersSchema)?.users ?? []
  const promos = json('promos.json', tenantPromosSchema)?.promos ?? []
  const has = (file: string) => existsSync(join(folder, file))
  const agencies = has('agencies.json')
    ? (json('agencies.json', tenantAgenciesSchema)?.agencies ?? [])
    : []
  const customers = has('customers.json')
    ? (json('customers.json', tenantCustomersSchema)?.customers ?? [])
    : []
  for (const { id, agency } of customers)
    if (!agencies.some((one) => one.id === agency))
      reasons.push(`customers.json: ${id} is of no agency ${agency}`)
  const policy = (kind: PolicyKind) =>
    inEveryLanguage((language) => {
      const fileIn = (spoken: LanguageCode) => `policies/${kind}.${spoken}.html`
      const source = sourceOfDraft(language)
      return text(fileIn(source === null || has(fileIn(language)) ? language : source))
    })
  const markup = record(POLICY_KINDS, policy)
  const assets = record(ASSET_NAMES, (name) => text(`assets/${name}`))
  if (!configuration) return { folder, fixture: null, reasons }
  if (configuration.slug !== basename(folder))
    reasons.push(`tenant.json: calls itself ${configuration.slug}, not as its folder`)
  return {
    folder,
    fixture: {
      ...configuration,
      users: users.map(withHash),
      promos,
      agencies: agencies.map((agency) => withCustomers(agency, customers)),
      markup,
      assets,
    },
    reasons,
  }
}

function openFolder(folder: string) {
  const reasons: string[] = []

  function text(file: string): string {
    try {
      const read = readFileSync(join(folder, file), 'utf8').replace(BYTE_ORDER_MARK, '')
      if (read.trim() !== '') return read
      reasons.push(`${file}: is empty`)
    } catch (error) {
      reasons.push(`${file}: ${isMissing(error) ? 'is missing' : 'cannot be read'}`)
    }
    return ''
  }

  function json<Value>(file: string, schema: z.ZodType<Value>): Value | null {
    const known = reasons.length
    const written = text(file)
    if (reasons.length > known) return null
    try {
      const result = schema.safeParse(JSON.parse(written), { reportInput: true })
      if (result.success) return result.data
      reasons.push(...result.error.issues.map((issue) => `${file}: ${sayIssue(issue, schema)}`))
    } catch (error) {
      // The reason contains the line and the column.
      reasons.push(`${file}: is no JSON: ${error instanceof Error ? error.message : String(error)}`)
    }
    return null
  }

  return { reasons, text, json }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}

/** Formats an issue as a reason. */
function sayIssue(issue: z.core.$ZodIssue, schema: z.ZodType): string {
  const { path, code, input, message } = issue
  const what = pointerTo(path) || 'the whole'
  if (input === undefined && code !== 'unrecognized_keys') return `${what} is required`
  return `${what}: ${message.replace(/^Invalid [\w ]+: /, '')}${nearest(issue, schema)}`
}

function nearest(issue: z.core.$ZodIssue, schema: z.ZodType): string {
  const { code, input } = issue
  if (code === 'invalid_value' && typeof input === 'string')
    return didYouMean(input, issue.values.map(String))
  const [key] = code === 'unrecognized_keys' ? issue.keys : []
  return key === undefined ? '' : didYouMean(key, keysAt(schema, issue.path))
}

/** Returns the keys of the object that a path leads to in a schema; empty if it leads into a choice. */
function keysAt(schema: unknown, [step, ...rest]: readonly PropertyKey[]): string[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return keysAt(schema.unwrap(), step === undefined ? rest : [step, ...rest])
  if (schema instanceof z.ZodArray && step !== undefined) return keysAt(schema.element, rest)
  if (!(schema instanceof z.ZodObject)) return []
  return step === undefined ? Object.keys(schema.shape) : keysAt(schema.shape[String(step)], rest)
}

function record<Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => Value,
): Record<Key, Value> {
  // There is one entry for each key of the type.
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, Value>
}

function withCustomers(agency: AgencyFixture, more: readonly DrawnCustomer[]): AgencyFixture {
  const own = more.flatMap(({ agency: id, ...customer }) => (id === agency.id ? [customer] : []))
  return { ...agency, customers: [...agency.customers, ...own] }
}

function withHash(user: TenantUserFixture): TenantUserFixture & { passwordHash: string } {
  const { id, password, passwordHash } = user
  return { ...user, passwordHash: passwordHash ?? hashFixturePassword(id, password) }
}
