import { issue } from '@selat/domain'
import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { unwrap } from '@selat/sdk/react-query'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { admin } from '../../../shared/app/api.ts'
import { keepAnswer } from '../../../shared/app/keep-answer.ts'
import { notify } from '../../../shared/app/notify.ts'
import { useKnownVersion } from '../../../shared/kit/form/use-known-version.ts'
import { useServerForm } from '../../../shared/kit/form/use-server-form.ts'
import { markupQuery } from '../../../shared/trade/sale/markup-query.ts'
import {
  checkRules,
  type MarkupValues,
  rulePointers,
  toMarkupInput,
  toValues,
} from '../model/rule-values.ts'

/** Manages the form of the agency's rules. */
export function useMarkupForm(markup: Schemas['Markup'], currencies: readonly string[]) {
  const { t } = useTranslation('markup')
  const queries = useQueryClient()
  const [pointers, setPointers] = useState<Record<string, string>>({})
  const version = useKnownVersion(markup)
  const form = useServerForm<MarkupValues, Schemas['Markup']>({
    id: 'markup',
    defaultValues: toValues(markup, currencies),
    check: checkRules,
    send: (values): Promise<Schemas['Markup']> => {
      setPointers(rulePointers(values))
      const body = toMarkupInput(values)
      return version.save(version.known, {
        form: form.form,
        toValues: (now) => toValues(now, currencies),
        send: (query) => unwrap(admin.put('/admin/v1/agency/markup', { query, body })),
        read: () => unwrap(admin.get('/admin/v1/agency/markup', {})),
      })
    },
    onDone: async (saved) => {
      version.keep(saved)
      await keepAnswer(queries, markupQuery().queryKey, saved)
      notify({ title: t('save.done') })
    },
    fields: {
      pointers,
      toIssue: (path, { code }) => {
        const reason = REASONS.find((known) => known === code)
        return reason && issue(path, `markup.${reason}`)
      },
    },
  })
  return {
    form,
    /** The rules that are saved, as far as this form knows. */
    known: version.known,
    /** Whether the rules were saved elsewhere while they were edited here. */
    savedElsewhere: version.change,
  }
}

const REASONS = ['duplicate', 'ferries_only', 'unknown'] as const
