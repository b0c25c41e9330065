import type { Schemas } from '@selat/sdk'
import { useState } from 'react'

import { admin } from '../../../../shared/app/api.ts'
import { notifyCallError } from '../../../../shared/app/notify.ts'

type Document = Schemas['RevealedDocument']

/**
 * Holds the document numbers that are shown. They are kept in this page only, neither in a cache nor on the device, and are
 * gone when it is left.
 */
export function useReveals(sailing: string) {
  const [shown, setShown] = useState<ReadonlyMap<string, Document>>(() => new Map())
  // Each request is logged, so no number is asked for twice while its answer is on the way.
  const [asked, setAsked] = useState<ReadonlySet<string>>(() => new Set())
  return {
    shown,
    asked,
    reveal: async (ticket: string) => {
      setAsked((before) => new Set(before).add(ticket))
      const { data, error } = await admin.post('/admin/v1/manifest/sailing/{id}/document', {
        path: { id: sailing },
        body: { Ticket: ticket },
      })
      setAsked((before) => new Set([...before].filter((one) => one !== ticket)))
      if (error) return notifyCallError(error)
      setShown((before) => new Map(before).set(ticket, data))
    },
    hide: (ticket: string) =>
      setShown((before) => new Map([...before].filter(([key]) => key !== ticket))),
  }
}

export type Reveals = ReturnType<typeof useReveals>
