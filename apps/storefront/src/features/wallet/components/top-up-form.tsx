import { TOP_UP_NOTE_MAX_LENGTH } from '@selat/domain'
import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Button } from '@selat/ui/button'
import { Card } from '@selat/ui/card'
import { Link, useNavigate } from 'react-router-dom'

import { notify } from '../../../shared/app/notify.ts'
import { paths } from '../../../shared/app/paths.ts'
import { ServerForm } from '../../../shared/kit/form/server-form.tsx'
import { SubmitButton } from '../../../shared/kit/form/submit-button.tsx'
import { TextField } from '../../../shared/kit/form/text-field.tsx'
import { UnsavedGuard } from '../../../shared/kit/form/unsaved-guard.tsx'
import { useTopUpForm } from '../api/use-top-up-form.ts'
import { useWalletChanged } from '../api/wallet-queries.ts'
import type { TopUpStart } from '../model/top-up-values.ts'
import { AmountFields } from './amount-fields.tsx'
import { BankField } from './bank-field.tsx'
import { PayTo } from './pay-to.tsx'
import { ProofField } from './proof-field.tsx'
import { TopUpRefused } from './top-up-refused.tsx'
import { useWaitingOrder } from './waiting-order.tsx'

type TopUpFormProps = { terms: Schemas['TopUpTerms']; start: TopUpStart }

/** Announces a transfer: the account that it went to, the bank that it came from, and a picture of it. */
export function TopUpForm({ terms, start }: TopUpFormProps) {
  const { t } = useTranslation(['wallet', 'common'])
  const form = useForm({ terms, start })
  const order = useWaitingOrder()
  const titles = {
    amount: t('form.amount'),
    account: t('form.account'),
    bankFrom: t('entry.bankFrom'),
    note: t('entry.note'),
    proof: t('form.proof'),
  }
  return (
    <>
      {/* The guard is active while the form is sent, too, because leaving would stop the upload. */}
      <UnsavedGuard form={form} isActive={form.isDirty && !form.isDone} />
      <ServerForm
        form={form}
        label={t('form.title')}
        titles={titles}
        notices={{ top_up_refused: <TopUpRefused failure={form.failure} /> }}
        className="flex max-w-4xl flex-col gap-6"
        actions={
          <div className="flex flex-wrap gap-3">
            <SubmitButton form={form}>
              {t(form.isSending ? 'form.submitting' : 'form.submit')}
            </SubmitButton>
            <Button asChild variant="ghost">
              <Link to={paths.wallet({ wallet: form.values.currency, order })}>
                {t('common:action.cancel')}
              </Link>
            </Button>
          </div>
        }
      >
        <Card asChild className="p-5 sm:p-6">
          <section aria-labelledby="top-up-send" className="flex flex-col gap-5">
            <h2 id="top-up-send" className="text-xl">
              {t('form.send')}
            </h2>
            <AmountFields form={form} terms={terms} />
            <PayTo form={form} terms={terms} label={titles.account} />
          </section>
        </Card>
        <Card asChild className="p-5 sm:p-6">
          <section aria-labelledby="top-up-tell" className="flex flex-col gap-5">
            <h2 id="top-up-tell" className="text-xl">
              {t('form.tell')}
            </h2>
            <div className="grid gap-x-4 gap-y-5 md:grid-cols-2">
              <BankField banks={terms.SourceBanks} />
              <TextField
                name="note"
                hint={t('form.noteHint')}
                isOptional
                autoComplete="off"
                maxLength={TOP_UP_NOTE_MAX_LENGTH}
              />
            </div>
            <ProofField form={form} label={titles.proof} />
          </section>
        </Card>
      </ServerForm>
    </>
  )
}

/** Manages the form, and leads to the wallet of the top-up after it was sent. */
function useForm(input: TopUpFormProps) {
  const { t } = useTranslation('wallet')
  const format = useFormat()
  const navigate = useNavigate()
  const changed = useWalletChanged()
  const order = useWaitingOrder()
  return useTopUpForm({
    ...input,
    onDone: ({ Number: number, Amount }) => {
      notify({
        title: t('form.done', { number }),
        description: t('form.doneBody', { amount: format.money(Amount) }),
      })
      void changed()
      void navigate(paths.wallet({ wallet: Amount.Currency, order }))
    },
  })
}
