import { expect, it } from 'vitest'

import { checkUses } from './check-translation-uses.ts'
import { scanSource } from './scan-translation-uses.ts'

const catalogues = new Map([
  [
    'common',
    new Map([
      ['action.save', 'Save'],
      ['nav.home', 'Home'],
    ]),
  ],
  [
    'cart',
    new Map([
      ['count_one', '{{count}} item'],
      ['count_other', '{{count}} items'],
      ['status.held', 'Held'],
    ]),
  ],
])

const check = (text: string, prefixes: readonly string[] = []) =>
  checkUses(new Map([['page.tsx', scanSource('page.tsx', text)]]), catalogues, prefixes)

it('I18-1 reports a key that no catalogue has', () => {
  const { missing } = check(
    `const { t } = useTranslation('cart'); t('action.save'); t('common:action.save'); t('count', { count })`,
  )

  expect(missing).toEqual(['page.tsx: action.save'])
})

it('I18-1 reports a key that no source uses', () => {
  const { unused } = check(`const { t } = useTranslation(['cart']); t('count', { count: 2 })`)

  expect(unused).toEqual(['common:action.save', 'common:nav.home', 'cart:status.held'])
})

it('I18-1 a label table, a renamed t and both branches of a choice count as uses', () => {
  const { unused, missing } = check(`
    const label = 'common:nav.home'
    const { t: tCart } = useTranslation('cart')
    tCart(many ? 'count' : 'status.held', options)
    const { t } = useTranslation()
    t('action.save')`)

  expect({ unused, missing }).toEqual({ unused: [], missing: [] })
})

it('I18-1 a key counts as used in every namespace that may be chosen at run time', () => {
  const lists = new Map([
    ['hotel', new Map([['list.lead', 'Hotels']])],
    ['cruise', new Map([['list.lead', 'Cruises']])],
  ])
  const uses = scanSource('page.tsx', `const { t } = useTranslation(content); t('list.lead')`)

  expect(checkUses(new Map([['page.tsx', uses]]), lists, []).unused).toEqual([])
})

it('I18-1 reports a key that is completed at run time, unless its prefix is declared', () => {
  const text =
    'const { t } = useTranslation("cart"); t(`status.${status}`); t(`common:nav.${name}`)'

  expect(check(text).undeclared).toEqual(['page.tsx: status.', 'page.tsx: common:nav.'])
  expect(check(text, ['cart:status.', 'common:nav.'])).toMatchObject({
    undeclared: [],
    unused: ['common:action.save', 'cart:count'],
  })
})

it('I18-1 reports a placeholder without a value', () => {
  const { withoutValue } = check(
    `i18n.t('cart:count'); i18n.t('cart:count', { number: 1 }); i18n.t('cart:count', values)`,
  )

  expect(withoutValue).toEqual([
    'page.tsx: cart:count needs count',
    'page.tsx: cart:count needs count',
  ])
})

it('I18-1 the nearest t counts, even if it is a parameter', () => {
  const { missing } = check(`
    function Page() { const { t } = useTranslation('cart'); const { t: tCommon } = useTranslation(); return t('count', { count }) + tCommon('nav.home') }
    function Row() { const { t } = useTranslation('common'); return items.map(() => t('action.save')) }
    function label(t: TFunction<'cart'>) { return t('action.save') }`)

  expect(missing).toEqual(['page.tsx: action.save'])
})
