import type { Schemas } from '@selat/sdk'
import { useState } from 'react'

import { admin } from '../../../../shared/app/api.ts'
import { notifyCallError } from '../../../../shared/app/notify.ts'

type Document = Schemas['RevealedDocument']

/** Document numbers that are shown. They are only here: no cache and no device keeps them, and leaving hides them. */
export function useReveals(sailing: string) {
  const [shown, setShown] = useState<ReadonlyMap<string, Document>>(() => new Map())
  // Each asking is logged, so none is repeated while another one is on its way.
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
