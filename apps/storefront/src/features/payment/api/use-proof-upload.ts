import { checkProof, issue, type Issue, issueFrom, reasonOf } from '@selat/domain'
import type { Schemas } from '@selat/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useReducer, useRef } from 'react'

import { upload } from '../../../shared/app/api.ts'
import { bookingHeader } from '../../../shared/app/booking-access.ts'
import { toFileToCheck } from '../../../shared/kit/file-to-check.ts'
import { paymentQuery } from '../../../shared/trade/order/order-queries.ts'
import { idleUpload, nextUploadState } from '../model/upload-state.ts'
import { useKeepPayment } from './use-followed-payment.ts'

/**
 * Checks a chosen proof and uploads it at once; the file stays here even if the upload fails (ERR-4). It is dropped when
 * another method is chosen, because it proves no other transfer. `choices` counts the choices of a method for this payment,
 * also those in other tabs.
 */
export function useProofUpload(
  { Order: orderId }: Pick<Schemas['Payment'], 'Order'>,
  choices: number,
) {
  const [state, dispatch] = useReducer(nextUploadState, idleUpload)
  const running = useRef<AbortController>(null)
  const keep = useKeepPayment()
  const queries = useQueryClient()

  /** Aborts the upload under way, if any, because another choice or try replaces it. */
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
    // A stopped upload may have reached the server all the same, and the payment may have changed since, so it is read again.
    if (data && !controller.signal.aborted) await keep(data)
    else void queries.invalidateQueries({ queryKey: paymentQuery(orderId).queryKey })
    // The page now shows another file, or none.
    if (controller.signal.aborted) return
    dispatch(data ? { kind: 'finish' } : { kind: 'fail', error })
  }

  const choose = async (file: File | null) => {
    const controller = begin()
    if (file === null) return dispatch({ kind: 'clear' })
    dispatch({ kind: 'check', file })
    const refused = await checkProofFile(file)
    // Another file, or none, was chosen while this one was read.
    if (controller.signal.aborted) return
    if (refused) dispatch({ kind: 'refuse', issue: refused })
    else await send(file, controller)
  }

  const stop = useEffectEvent(() => void choose(null))
  const stoppedAt = useRef(choices)
  // Leaving the page does not stop the upload, because the page is kept, and its upload with it (NAV-10).
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

/** Checks a chosen file by the rules of the server (CHK-6); the issue has the words of a payment and the file's size. */
async function checkProofFile(file: File): Promise<Issue | undefined> {
  const read = await toFileToCheck(file)
  if (!read) return issue([], 'common.file_unreadable')
  const found = checkProof(read)
  if (!found) return undefined
  const { path, code, params } = found
  return issueFrom(path, `payment.${reasonOf(code)}`, { ...params, size: file.size })
}
