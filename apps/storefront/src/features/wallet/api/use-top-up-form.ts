import { checkProof } from '@selat/domain'
import type { Schemas } from '@selat/sdk'
import { unwrap } from '@selat/sdk/react-query'
import { useEffect, useRef, useState } from 'react'

import { admin } from '../../../shared/app/api.ts'
import { fileKey } from '../../../shared/kit/form/attached-file.ts'
import type { AttachedFile } from '../../../shared/kit/form/attached-file.ts'
import { useFileChoice } from '../../../shared/kit/form/use-file-choice.ts'
import { useServerForm } from '../../../shared/kit/form/use-server-form.ts'
import { endIdempotencyKey, sameCall } from '../../../shared/kit/idempotency-key.ts'
import {
  checkTopUp,
  forgetValues,
  keepValues,
  offered,
  startValues,
  topUpFields,
  toTopUpInput,
} from '../model/top-up-values.ts'
import type { TopUpStart, TopUpValues } from '../model/top-up-values.ts'

type Input = {
  terms: Schemas['TopUpTerms']
  start: TopUpStart
  onDone: (topUp: Schemas['TopUp']) => void
}

/** The form of a top-up with its picture: one intent however often it is sent, and nothing lost by a failure (AGT-2). */
export function useTopUpForm({ terms, start, onDone }: Input) {
  const [proof, setProof] = useState<AttachedFile | null>(null)
  const [percent, setPercent] = useState<number | null>(null)
  const running = useRef<AbortController>(null)
  const [defaultValues] = useState(() => startValues(terms, start))
  const intentOf = (values: TopUpValues) => `top-up ${JSON.stringify(values)}`

  const form = useServerForm<TopUpValues, Schemas['TopUp']>({
    id: 'top-up',
    defaultValues,
    check: (values) => checkTopUp(values, { terms, proof }),
    send: (values) => {
      if (!proof) throw new Error('A top-up that passed has a picture.')
      const controller = new AbortController()
      running.current = controller
      setPercent(0)
      return unwrap(
        admin.postMultipart('/admin/v1/wallet/topup', {
          body: toTopUpInput(values, { terms, file: proof.file }),
          ...sameCall(intentOf(values)),
          signal: controller.signal,
          onProgress: ({ loadedBytes, totalBytes }) =>
            setPercent(Math.floor((loadedBytes / totalBytes) * 100)),
        }),
      )
    },
    onDone: (topUp, values) => {
      forgetValues()
      endIdempotencyKey(intentOf(values))
      onDone(topUp)
    },
    fields: topUpFields,
  })

  const { values, isDone } = form
  const { setValue, getValues } = form.form
  // What is sent again is kept by the server; only what is new could be lost.
  const keepsDraft = start.rejected === null && !isDone
  useEffect(() => {
    if (keepsDraft) keepValues(values)
  }, [values, keepsDraft])
  useEffect(() => () => running.current?.abort(), [])
  const choose = useFileChoice(checkProof, (chosen) => {
    setProof(chosen)
    setValue('proof', fileKey(chosen), { shouldDirty: true })
  })
  const chooseCurrency = (currency: string) => {
    setValue('currency', currency, { shouldDirty: true })
    setValue('account', offered(terms, { ...getValues(), currency }).account)
  }
  return {
    ...form,
    proof,
    choose,
    chooseCurrency,
    percent,
    cancel: () => running.current?.abort(),
  }
}

export type TopUpForm = ReturnType<typeof useTopUpForm>
