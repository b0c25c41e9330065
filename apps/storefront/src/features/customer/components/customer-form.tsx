import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Button } from '@selat/ui/button'
import { Card } from '@selat/ui/card'
import { Link } from 'react-router-dom'

import { paths } from '../../../shared/app/paths.ts'
import { EmailField } from '../../../shared/kit/form/email-field.tsx'
import { PhoneField } from '../../../shared/kit/form/phone-field.tsx'
import { SavedElsewhereNotice } from '../../../shared/kit/form/saved-elsewhere.tsx'
import { ServerForm } from '../../../shared/kit/form/server-form.tsx'
import { SubmitButton } from '../../../shared/kit/form/submit-button.tsx'
import { TextAreaField } from '../../../shared/kit/form/text-area-field.tsx'
import { TextField } from '../../../shared/kit/form/text-field.tsx'
import { UnsavedGuard } from '../../../shared/kit/form/unsaved-guard.tsx'
import { usePassengerTitles } from '../../../shared/trade/passenger/use-passenger-titles.ts'
import { TravellerList } from './traveller-list.tsx'
import { useCustomerForm } from './use-customer-form.ts'

/** Edits a customer: the contact details and the travellers. */
export function CustomerForm({ customer }: { customer: Schemas['Customer'] | null }) {
  const { t } = useTranslation(['customer', 'common'])
  const { form, phoneBook, savedElsewhere, isTyped } = useCustomerForm(customer)
  const titles = useTitles(form.values.passengers.length)
  return (
    <>
      <UnsavedGuard form={form} isActive={isTyped && !form.isSending && !form.isDone} />
      <ServerForm
        form={form}
        label={t(customer ? 'form.editTitle' : 'form.addTitle')}
        titles={titles}
        notices={{ conflict: <SavedElsewhereNotice change={savedElsewhere} titles={titles} /> }}
        className="flex max-w-4xl flex-col gap-8"
        actions={
          <div className="flex flex-wrap gap-3 border-t border-border pt-5">
            <SubmitButton form={form}>
              {t(form.isSending ? 'common:state.saving' : 'common:action.save')}
            </SubmitButton>
            <Button asChild variant="ghost">
              <Link to={paths.customers()}>{t('common:action.cancel')}</Link>
            </Button>
          </div>
        }
      >
        <Card asChild className="p-5 sm:p-6">
          <section aria-labelledby="customer-contact">
            <h2 id="customer-contact" className="mb-4 text-xl">
              {t('form.contact')}
            </h2>
            <div className="grid gap-x-4 gap-y-5 md:grid-cols-2">
              {/* The browser must not fill in these fields, because it only knows the visitor's own data. */}
              <TextField name="name" autoComplete="off" />
              <EmailField autoComplete="off" />
              <div className="md:col-span-2">
                <PhoneField phoneBook={phoneBook} isOwn={false} />
              </div>
              <TextAreaField
                name="note"
                hint={t('form.noteHint')}
                isOptional
                rows={2}
                className="md:col-span-2"
              />
            </div>
          </section>
        </Card>
        <TravellerList />
      </ServerForm>
    </>
  )
}

/** Returns the names of the fields, for the summary of errors. */
function useTitles(travellers: number) {
  const { t } = useTranslation(['customer', 'common'])
  const passenger = usePassengerTitles()
  const ofTravellers = Array.from({ length: travellers }, (_, place) =>
    Object.entries(passenger).map(([field, title]) => [
      `passengers.${place}.${field}`,
      t('form.fieldOf', { place: t('form.traveller', { number: place + 1 }), field: title }),
    ]),
  )
  return {
    name: t('form.name'),
    email: t('form.email'),
    phoneCountry: t('common:phone.code'),
    phoneNumber: t('common:phone.number'),
    note: t('form.note'),
    passengers: t('form.travellers'),
    ...(Object.fromEntries(ofTravellers.flat()) as Record<string, string>), // The entries are pairs of texts.
  }
}
