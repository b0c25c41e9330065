import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Combobox } from '@selat/ui/combobox'
import { Field } from '@selat/ui/field'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { useTooLongText } from '../../kit/form/use-issue-text.ts'
import { useDebouncedText } from '../../kit/use-debounced-text.ts'
import type { ChosenCustomer } from '../agency/chosen-customer.ts'
import { CUSTOMER_SEARCH_MAX, customersQuery } from '../agency/customers.ts'

type CustomerFieldProps = {
  id: string
  chosen: ChosenCustomer | null
  onChoose: (customer: Schemas['Customer']) => void
}

/** Finds a customer of the agency by a part of the name or the contact details. */
export function CustomerField({ id, chosen, onChoose }: CustomerFieldProps) {
  const { t } = useTranslation(['customer', 'common'])
  const [typed, setTyped] = useState('')
  const search = useDebouncedText(typed)
  const tooLong = useTooLongText(typed, CUSTOMER_SEARCH_MAX)
  const { data, isPlaceholderData, isFetching } = useQuery({
    ...customersQuery({ search }),
    enabled: search.length <= CUSTOMER_SEARCH_MAX,
    meta: { showError: true },
  })
  const isWaiting = isFetching || search !== typed.trim()
  // These customers were found for another text, so a quick Enter must not choose one of them.
  const isOfOther = isPlaceholderData || search !== typed.trim() || tooLong !== undefined
  const found = data && !isOfOther ? data.Items : []
  const options = found.map(({ Id, Name, Email, PhoneCode, PhoneNumber }) => ({
    value: Id,
    label: Name,
    hint: `${Email} · ${PhoneCode} ${PhoneNumber}`,
  }))
  // The page of the list that is loaded need not contain the chosen customer.
  const isListed = chosen === null || found.some(({ Id }) => Id === chosen.id)
  const others = isListed || typed !== '' ? [] : [{ value: chosen.id, label: chosen.name }]
  return (
    <Field id={id} label={t('checkout.label')}>
      <Combobox
        label={t('checkout.label')}
        groups={[{ label: t('page.title'), options: [...others, ...options] }]}
        value={chosen?.id ?? null}
        onValueChange={(value) => {
          const customer = found.find(({ Id }) => Id === value)
          if (customer) onChoose(customer)
        }}
        onQueryChange={setTyped}
        placeholder={t('checkout.placeholder')}
        emptyText={tooLong ?? t(isWaiting ? 'checkout.waiting' : 'checkout.empty')}
        closeLabel={t('common:action.close')}
        countText={(count) => tooLong ?? (isWaiting ? '' : t('checkout.count', { count }))}
      />
    </Field>
  )
}
