import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { useEffect } from 'react'

import { SavedElsewhereNotice } from '../../../shared/kit/form/saved-elsewhere.tsx'
import { ServerForm } from '../../../shared/kit/form/server-form.tsx'
import { SubmitButton } from '../../../shared/kit/form/submit-button.tsx'
import { UnsavedGuard } from '../../../shared/kit/form/unsaved-guard.tsx'
import { readRules, toValues } from '../model/rule-values.ts'
import { MarkupExample } from './markup-example.tsx'
import { RuleList } from './rule-list.tsx'
import { SavedBy } from './saved-by.tsx'
import { useMarkupForm } from './use-markup-form.ts'
import { useRuleFields } from './use-rule-fields.ts'
import { useRuleWords } from './use-rule-words.ts'

/** Lets an owner change the rules, and shows their effect while they are typed. */
export function MarkupForm({ markup }: { markup: Schemas['Markup'] }) {
  const { t } = useTranslation(['markup', 'common'])
  const format = useFormat()
  const { currencies } = useRuleWords()
  const { form, known, savedElsewhere } = useMarkupForm(markup, currencies)
  const fields = useRuleFields()
  const { takeStored } = form
  // The saved rules become the form's new default values, so that only later changes count as unsaved.
  useEffect(() => {
    takeStored(toValues(markup, currencies))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only saved rules reset the form
  }, [markup])
  const titles = Object.fromEntries(
    form.values.rules.flatMap((_, index) =>
      fields.map(({ field, title }) => [
        `rules.${index}.${field}`,
        t('rule.fieldOf', { number: index + 1, field: title }),
      ]),
    ),
  )
  return (
    <div className="flex flex-col gap-8">
      <UnsavedGuard form={form} isActive={form.isDirty && !form.isSending} />
      <ServerForm
        form={form}
        label={t('rule.caption')}
        titles={titles}
        notices={{
          conflict: (
            <SavedElsewhereNotice change={savedElsewhere} titles={{ rules: t('rule.caption') }} />
          ),
        }}
        className="flex flex-col gap-4"
        actions={
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3 border-t border-border pt-5">
            <SubmitButton form={form}>
              {t(form.isSending ? 'common:state.saving' : 'common:action.save')}
            </SubmitButton>
            <SavedBy markup={known} />
          </div>
        }
      >
        <RuleList fields={fields} />
        <p className="text-sm text-muted-foreground">
          {format.sentences([t('rule.most'), t('rule.perPersonHint')])}
        </p>
      </ServerForm>
      <MarkupExample rules={form.issues.length === 0 ? readRules(form.values) : null} />
    </div>
  )
}
