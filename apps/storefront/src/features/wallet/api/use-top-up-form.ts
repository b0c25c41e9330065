import { checkProof } from '@selat/domain'
import type { Schemas } from '@selat/sdk'
import { unwrap } from '@selat/sdk/react-query'
import { useState } from 'react'

import { postAdminMultipart } from '../../../shared/app/api.ts'
import { fileKey } from '../../../shared/kit/form/attached-file.ts'
import { useServerForm } from '../../../shared/kit/form/use-server-form.ts'
import { useUpload } from '../../../shared/kit/form/use-upload.ts'
import {
  checkTopUp,
  draft,
  offered,
  startValues,
  topUpFields,
  type TopUpStart,
  type TopUpValues,
  toTopUpInput,
} from '../model/top-up-values.ts'

type Input = {
  terms: Schemas['TopUpTerms']
  start: TopUpStart
  onDone: (topUp: Schemas['TopUp']) => void | Promise<void>
}

/** Manages the form of a top-up with its picture: repeated sending stays one intent, and a failure loses no values (AGT-2). */
export function useTopUpForm({ terms, start, onDone }: Input) {
  const { attached: proof, begin, choose, checked, percent, cancel } = useUpload(checkProof)
  const [defaultValues] = useState(() => startValues(terms, start))
  const form = useServerForm<TopUpValues, Schemas['TopUp']>({
    id: 'top-up',
    defaultValues,
    check: (values) => checkTopUp(values, { terms, proof }),
    // The server keeps the values of a rejected top-up, so only those of a new one need a draft.
    draft: start.rejected === null ? draft : null,
    intentOf: (values) => `top-up ${JSON.stringify(values)}`,
    settle: async (values) => {
      const found = await checked()
      const settled = { ...values, proof: fileKey(found?.file ?? null) }
      return { values: settled, issues: checkTopUp(settled, { terms, proof: found }) }
    },
    send: async (values, same) => {
      const found = await checked()
      if (!found) throw new Error('A top-up that passed has a picture.')
      const body = toTopUpInput(values, { terms, file: found.file })
      return unwrap(postAdminMultipart('/admin/v1/wallet/topup', { body, ...same, ...begin() }))
    },
    onDone,
    fields: topUpFields,
  })

  const { setValue, getValues } = form.form
  const [typedIn] = useState(() => new Map<string, string>())
  const chooseCurrency = (currency: string) => {
    const before = getValues()
    typedIn.set(before.currency, before.amount)
    // Digits that were typed for one currency are another sum in the next, so each currency gets back only its own.
    setValue('amount', typedIn.get(currency) ?? '', { shouldDirty: true })
    setValue('currency', currency, { shouldDirty: true })
    setValue('account', offered(terms, { ...getValues(), currency }).account)
  }
  return {
    ...form,
    proof,
    choose: (file: File | null) =>
      choose(file, (key) => setValue('proof', key, { shouldDirty: true })),
    chooseCurrency,
    percent,
    cancel,
  }
}

export type TopUpForm = ReturnType<typeof useTopUpForm>
