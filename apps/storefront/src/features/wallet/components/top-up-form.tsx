import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas, CallError } from '@selat/sdk'
import { Alert } from '@selat/ui/alert'
import { Button } from '@selat/ui/button'
import { Card } from '@selat/ui/card'
import { useId } from 'react'
import { Link, useNavigate } from 'react-router-dom'

import { notify } from '../../../shared/app/notify.ts'
import { paths } from '../../../shared/app/paths.ts'
import { useProblemText } from '../../../shared/app/problem-text.ts'
import { ServerForm } from '../../../shared/kit/form/server-form.tsx'
import { SubmitButton } from '../../../shared/kit/form/submit-button.tsx'
import { TextField } from '../../../shared/kit/form/text-field.tsx'
import { UnsavedGuard } from '../../../shared/kit/form/unsaved-guard.tsx'
import { useWhileShown } from '../../../shared/kit/use-while-shown.ts'
import { useTopUpForm } from '../api/use-top-up-form.ts'
import { useWalletChanged } from '../api/wallet-queries.ts'
import type { TopUpStart } from '../model/top-up-values.ts'
import { AmountFields } from './amount-fields.tsx'
import { PayTo } from './pay-to.tsx'
import { ProofField } from './proof-field.tsx'
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
              <TextField name="note" hint={t('form.noteHint')} isOptional autoComplete="off" />
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
  const whileShown = useWhileShown()
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
      return whileShown(() => navigate(paths.wallet({ wallet: Amount.Currency, order })))
    },
  })
}

const reasons = ['currency_not_offered', 'account_not_offered', 'decided'] as const

/** Says why a top-up like this is not accepted, and what to do about it. */
function TopUpRefused({ failure }: { failure: CallError | null }) {
  const { t } = useTranslation('wallet')
  const toText = useProblemText()
  if (failure?.kind !== 'problem') return null
  const reason = reasons.find((known) => known === failure.params['reason'])
  return (
    <Alert variant="destructive" live="assertive">
      {reason ? t(`refused.${reason}`) : toText(failure)}
    </Alert>
  )
}

/** Asks for the bank that sent the money: one from the list, or any other. */
function BankField({ banks }: { banks: readonly string[] }) {
  const { t } = useTranslation('wallet')
  const list = useId()
  return (
    <TextField name="bankFrom" hint={t('form.bankHint')} list={list} autoComplete="off">
      <datalist id={list}>
        {banks.map((bank) => (
          <option key={bank}>{bank}</option>
        ))}
      </datalist>
    </TextField>
  )
}
