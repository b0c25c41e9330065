import { checkImage } from '@selat/domain'
import { concernRule } from '@selat/domain/forms'
import type { Schemas } from '@selat/sdk'
import { unwrap } from '@selat/sdk/react-query'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { adminQueries, postMultipart } from '../../../shared/app/api.ts'
import { useSessionView } from '../../../shared/app/session-store.ts'
import { type AttachedFile, fileKey } from '../../../shared/kit/form/attached-file.ts'
import { type FieldIssue, toFieldIssues } from '../../../shared/kit/form/form-issue.ts'
import { useServerForm } from '../../../shared/kit/form/use-server-form.ts'
import { useUpload } from '../../../shared/kit/form/use-upload.ts'
import {
  concernFields,
  type ConcernValues,
  draft,
  type KnownSender,
  startValues,
  toConcernInput,
  typedBefore,
} from '../model/concern-values.ts'

export type SentConcern = { receipt: Schemas['ConcernReceipt']; email: string }

/** Manages the contact form with its image: repeated sending stays one intent, and a failure loses no values (SUP-1). */
export function useConcernForm(sender: KnownSender, onSent: (sent: SentConcern) => void) {
  const { attached: image, begin, choose, checked, percent, cancel } = useUpload(checkImage)
  const [defaultValues] = useState(() => startValues(sender))
  // The draft is in the tab's storage, which a server cannot read, so it is filled in only in the browser.
  const [typed] = useState(() => typedBefore(sender))
  const form = useServerForm<ConcernValues, Schemas['ConcernReceipt']>({
    id: 'contact',
    defaultValues,
    check: (values) => [...toFieldIssues(concernRule.safeParse(values)), ...issuesOf(image)],
    draft,
    intentOf: (values) => `concern ${JSON.stringify(values)}`,
    settle: async (values) => {
      const found = await checked()
      return { values: { ...values, image: fileKey(found?.file ?? null) }, issues: issuesOf(found) }
    },
    send: async (values, same) => {
      const found = await checked()
      const body = toConcernInput(values, found?.file)
      return unwrap(postMultipart('/travel/v1/contact', { body, ...same, ...begin() }))
    },
    onDone: (receipt, values) => onSent({ receipt, email: values.email.trim() }),
    fields: concernFields,
  })

  const { setValue, getValues } = form.form
  useEffect(() => {
    for (const [field, text] of typed) setValue(field, text)
  }, [typed, setValue])
  const email = useOwnEmail()
  useEffect(() => {
    if (email !== undefined && getValues('email') === '') setValue('email', email)
  }, [email, getValues, setValue])
  return {
    ...form,
    image,
    choose: (file: File | null) =>
      choose(file, (key) => setValue('image', key, { shouldDirty: true })),
    percent,
    cancel,
  }
}

export type ConcernForm = ReturnType<typeof useConcernForm>

/**
 * Loads the e-mail address of the account, which the device does not keep. The form works without it until it arrives, or if it
 * does not.
 */
function useOwnEmail(): string | undefined {
  const isLoggedIn = useSessionView((view) => view.isLoggedIn)
  const { data } = useQuery({ ...adminQueries.get('/admin/v1/profile'), enabled: isLoggedIn })
  return data?.Email
}

function issuesOf(image: AttachedFile | null): FieldIssue[] {
  return image?.issue ? [{ name: 'image', words: image.issue }] : []
}
