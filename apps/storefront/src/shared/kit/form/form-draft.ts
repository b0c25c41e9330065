import { keepInTab } from '../../app/keep-on-device.ts'

type Values = Readonly<Record<string, string>>

const keyOf = (form: string) => `formDraft.${form}`

/**
 * Keeps the typed values over a reload, in this tab only. Callers must leave out values that are not to be read there:
 * passwords.
 */
export function saveDraft(form: string, values: Values): void {
  keepInTab(keyOf(form), JSON.stringify(values))
}

/** Returns the fields with the values that were typed before; unchanged if there are none or they cannot be read. */
export function readDraft<Fields extends Values>(form: string, fields: Fields): Fields {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(form)) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return fields
    const known = Object.entries(stored).filter(
      ([name, value]) => name in fields && typeof value === 'string',
    )
    return { ...fields, ...Object.fromEntries(known) }
  } catch {
    return fields
  }
}

export function clearDraft(form: string): void {
  sessionStorage.removeItem(keyOf(form))
}
