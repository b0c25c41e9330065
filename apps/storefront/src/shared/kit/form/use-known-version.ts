import { isProblem } from '@selat/sdk/problems'
import { callErrorOf } from '@selat/sdk/react-query'
import { hashKey } from '@tanstack/react-query'
import { useState } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

/** The fields that were saved elsewhere with other values. */
export type SavedElsewhere = {
  /** The fields that the form shows as they were saved, because nobody had changed them here. */
  taken: readonly string[]
  /** The fields that were changed here too. They stay as they are typed. */
  kept: readonly string[]
}

/** The instant that names the version of something that nobody has saved yet. */
const NEVER = '1970-01-01T00:00:00Z'

type Versioned = { UpdatedAt: string | null }

type KnownSave<Saved, Values extends FieldValues, Answer> = {
  form: Pick<UseFormReturn<Values>, 'getValues' | 'setValue'>
  toValues: (saved: Saved) => Values
  /** Sends the change, which the server refuses with `conflict` unless it is still the version of `unchangedSince`. */
  send: (known: { unchangedSince: string }) => Promise<Answer>
  /** Reads what is saved now. */
  read: () => Promise<Saved>
  /** Saves what was typed together with what is saved now, if no field was changed in both. By default the user is asked to. */
  merge?: (now: Saved, known: { unchangedSince: string }) => Promise<Answer>
}

/**
 * Remembers the version that a form edits. If another version was saved elsewhere, the form takes over its fields that were not
 * changed here, and the save fails with `conflict`; the next one replaces the version that is known then.
 */
export function useKnownVersion<Saved extends Versioned | null>(saved: Saved) {
  const [known, setKnown] = useState(saved)
  const [change, setChange] = useState<SavedElsewhere>({ taken: [], kept: [] })
  async function save<Values extends FieldValues, Answer>(
    before: NonNullable<Saved>,
    { form, toValues, send, read, merge }: KnownSave<NonNullable<Saved>, Values, Answer>,
  ): Promise<Answer> {
    try {
      return await send(versionOf(before))
    } catch (error) {
      if (!isProblem(callErrorOf(error), 'conflict')) throw error
      const now = await read()
      const values = toValues(now)
      const found = compare({ before: toValues(before), now: values, typed: form.getValues() })
      if (merge && found.kept.length === 0) return merge(now, versionOf(now))
      for (const name of found.taken) form.setValue(name, values[name], { shouldDirty: true })
      setChange(found)
      setKnown(now)
      throw error
    }
  }
  return { known, change, save, keep: setKnown }
}

const versionOf = ({ UpdatedAt }: Versioned) => ({ unchangedSince: UpdatedAt ?? NEVER })

type Compared<Values> = { before: Values; now: Values; typed: Values }

function compare<Values extends FieldValues>({ before, now, typed }: Compared<Values>) {
  const differs = (one: Values, other: Values, name: Path<Values>) =>
    // The keys of a row may be in another order after it was typed into.
    hashKey([one[name]]) !== hashKey([other[name]])
  const names = Object.keys(now) as Path<Values>[] // the keys are the names of the form's fields
  const changed = names.filter((name) => differs(before, now, name))
  return {
    taken: changed.filter((name) => !differs(before, typed, name)),
    kept: changed.filter((name) => differs(before, typed, name) && differs(now, typed, name)),
  }
}
