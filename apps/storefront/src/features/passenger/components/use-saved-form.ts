import {
  fieldOf,
  isCalendarDate,
  issueFrom,
  PASSPORT_VALIDITY_MONTHS,
  passportValidity,
} from '@selat/domain'
import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { unwrap } from '@selat/sdk/react-query'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'

import { admin } from '../../../shared/app/api.ts'
import { notify } from '../../../shared/app/notify.ts'
import { paths } from '../../../shared/app/paths.ts'
import { todayHere } from '../../../shared/app/today-here.ts'
import type { FieldIssue } from '../../../shared/kit/form/form-issue.ts'
import { useKeptDraft } from '../../../shared/kit/form/use-kept-draft.ts'
import { useKnownVersion } from '../../../shared/kit/form/use-known-version.ts'
import { useServerForm } from '../../../shared/kit/form/use-server-form.ts'
import { useWhileShown } from '../../../shared/kit/use-while-shown.ts'
import { checkSaved } from '../../../shared/trade/passenger/check-saved.ts'
import {
  detailsOf,
  draftOfSaved,
  emptyDetails,
  nameOf,
  type PassengerDetails,
  toDraft,
  toSavedInput,
} from '../../../shared/trade/passenger/passenger-details.ts'
import {
  addPassengers,
  allSavedPassengersQuery,
  useSavedPassengersChanged,
} from '../../../shared/trade/passenger/saved-passengers.ts'
import { toPassengerIssue } from '../../../shared/trade/passenger/to-passenger-issue.ts'
import { draftOf, readTyped, toTexts } from '../model/saved-draft.ts'
import { savedPointers } from '../model/saved-pointers.ts'

/** Manages the form of one saved passenger, with the domain's rules and the server's refusals at its fields. */
export function useSavedForm(saved: Schemas['SavedPassenger'] | null) {
  const { t } = useTranslation(['passenger', 'traveller'])
  const format = useFormat()
  const navigate = useNavigate()
  const whileShown = useWhileShown()
  const changed = useSavedPassengersChanged()
  const read = useReadPassenger()
  const version = useKnownVersion(saved)
  const { known } = version
  const id = known?.Id ?? null
  const stored = known ? detailsOf(draftOfSaved(known)) : emptyDetails()
  const [start] = useState(() => readTyped(id, stored))
  const check = (values: PassengerDetails): FieldIssue[] =>
    checkSaved(values).map((words) => ({ name: fieldOf(words), words }))
  const form = useServerForm<PassengerDetails, Schemas['SavedPassengerInput']>({
    id: 'passenger',
    defaultValues: start,
    check,
    send: async (values) => {
      const body = toSavedInput(toDraft(values))
      if (!known) await addPassengers([body])
      else
        await version.save(known, {
          form: form.form,
          toValues: (now) => detailsOf(draftOfSaved(now)),
          send: (query) =>
            unwrap(admin.put('/admin/v1/passenger/{id}', { path: { id: known.Id }, query, body })),
          read: () => read(known),
        })
      return body
    },
    onDone: (body) => {
      notify({ title: t('traveller:saved.done', { name: nameOf(draftOfSaved(body)) }) })
      void changed()
      return whileShown(() => navigate(paths.profilePassenger()))
    },
    fields: {
      pointers: savedPointers,
      toIssue: (path, refused) =>
        refused.code === 'already_saved'
          ? issueFrom(path, 'traveller.already_saved', refused.params)
          : toPassengerIssue(path, refused),
    },
  })
  const isTyped = useKeptDraft(draftOf(id), {
    stored: toTexts(stored),
    typed: toTexts(form.values),
    isSending: form.isSending,
  })
  const { dateOfExpiry } = form.values
  const isShort =
    isCalendarDate(dateOfExpiry) && passportValidity(dateOfExpiry, todayHere()) === 'expires_soon'
  return {
    form,
    /** The fields that were saved elsewhere while they were edited here. */
    savedElsewhere: version.change,
    /** Whether there is typed text that is not saved, from before a reload or since. */
    isTyped,
    warningOf: (name: string) =>
      name === 'dateOfExpiry' && isShort
        ? t('traveller:expiry.soon', {
            date: format.date(dateOfExpiry),
            months: PASSPORT_VALIDITY_MONTHS,
          })
        : undefined,
  }
}

/** Returns the function that reads a passenger again; there is no call for a single one. */
function useReadPassenger() {
  const queries = useQueryClient()
  return async (known: Schemas['SavedPassenger']) => {
    const all = await queries.fetchQuery({ ...allSavedPassengersQuery, staleTime: 0 })
    return all.find(({ Id }) => Id === known.Id) ?? known
  }
}
