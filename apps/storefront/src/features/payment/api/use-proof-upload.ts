import type { Schemas } from '@selat/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useReducer, useRef } from 'react'

import { upload } from '../../../shared/app/api.ts'
import { bookingHeader } from '../../../shared/app/booking-access.ts'
import { paymentQuery } from '../../../shared/trade/order/order-queries.ts'
import { checkProofFile } from '../model/check-proof-file.ts'
import { idleUpload, nextUploadState } from '../model/upload-state.ts'
import { useKeepPayment } from './use-followed-payment.ts'

/**
 * Checks a chosen proof and sends it at once; the file stays here whatever becomes of the upload (ERR-4). It goes when another
 * method is chosen, because it proves no other transfer. `choices` counts the choices of this payment, in other tabs too.
 */
export function useProofUpload(
  { Order: orderId }: Pick<Schemas['Payment'], 'Order'>,
  choices: number,
) {
  const [state, dispatch] = useReducer(nextUploadState, idleUpload)
  const running = useRef<AbortController>(null)
  const keep = useKeepPayment()
  const queries = useQueryClient()

  /** Stops what was under way, for a choice that takes its place. */
  const begin = (): AbortController => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    return controller
  }

  const send = async (file: File, controller: AbortController) => {
    dispatch({ kind: 'send', file })
    const { data, error } = await upload('/travel/v1/order/{id}/payment/proof', {
      path: { id: orderId },
      header: bookingHeader(orderId),
      file,
      signal: controller.signal,
      onProgress: ({ loadedBytes, totalBytes }) =>
        dispatch({ kind: 'progress', percent: Math.floor((loadedBytes / totalBytes) * 100) }),
    })
    // What was stopped may have reached the server all the same, and the payment may have moved on since.
    if (data && !controller.signal.aborted) await keep(data)
    else void queries.invalidateQueries({ queryKey: paymentQuery(orderId).queryKey })
    // What is shown now is about another file, or about none.
    if (controller.signal.aborted) return
    dispatch(data ? { kind: 'finish' } : { kind: 'fail', error })
  }

  const choose = async (file: File | null) => {
    const controller = begin()
    if (file === null) return dispatch({ kind: 'clear' })
    dispatch({ kind: 'check', file })
    const issue = await checkProofFile(file)
    // Another file was chosen, or none, while this one was read.
    if (controller.signal.aborted) return
    if (issue) dispatch({ kind: 'refuse', issue })
    else await send(file, controller)
  }

  const stop = useEffectEvent(() => void choose(null))
  const stoppedAt = useRef(choices)
  // It does not end when the page is left: the page is kept, and so is an upload that is under way (NAV-10).
  useEffect(() => {
    if (stoppedAt.current === choices) return
    stoppedAt.current = choices
    stop()
  }, [choices])

  return {
    state,
    choose,
    retry: (file: File) => send(file, begin()),
    cancel: () => void choose(null),
  }
}

export type ProofUpload = ReturnType<typeof useProofUpload>
