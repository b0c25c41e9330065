import { expect, type Locator, type Page } from '@playwright/test'

import { addTravellers, chooseDay, expectPage, press } from './journey.ts'
import { t } from './texts.ts'
import type { Party } from './travellers.ts'

export type Listed = 'hotel' | 'attraction' | 'package' | 'transport' | 'cruise'

const listTitles = {
  hotel: t('hotel:page.title'),
  attraction: t('attraction:list.title'),
  package: t('package:list.title'),
  transport: t('transport:list.title'),
  cruise: t('cruise:list.title'),
}

/** Goes to the list of a product by the menu. */
export async function openList(page: Page, content: Listed): Promise<void> {
  const menu = page.getByRole('navigation', { name: t('common:nav.main') })
  await press(menu.getByRole('link', { name: t(`common:products.${content}`), exact: true }))
  await expectPage(page, listTitles[content])
}

/** Opens the product with that name from the list. */
export async function openProduct(page: Page, name: string): Promise<void> {
  await press(
    page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(name) })
      .first(),
  )
  await expectPage(page, name)
}

/** Returns the part of a product's page in which it is booked. */
export function bookPanel(page: Page): Locator {
  return page.getByRole('region', { name: t('product:detail.book'), exact: true })
}

/** Puts the product in the cart, and waits for the page of the cart. */
export async function addProduct(page: Page): Promise<void> {
  await press(bookPanel(page).getByRole('button', { name: t('product:price.add') }))
  await expectPage(page, t('cart:page.title'))
}

export type Guests = { adults: number; childAges: readonly number[] }

/** Searches hotels for some nights and rooms. */
export async function searchHotels(
  page: Page,
  stay: { checkIn: string; checkOut: string; rooms: readonly Guests[] },
): Promise<void> {
  const form = page.getByRole('search', { name: t('hotel:search.title') })
  await press(form.getByRole('button', { name: new RegExp(`^${t('item:stay.checkIn')}`) }))
  const calendar = page.getByRole('dialog', { name: t('hotel:search.dates') })
  await chooseDay(calendar, stay.checkIn)
  await chooseDay(calendar, stay.checkOut)
  await expect(calendar).toBeHidden()
  await press(form.getByRole('button', { name: new RegExp(`^${t('hotel:search.guests')}`) }))
  for (const [index, guests] of stay.rooms.entries()) {
    if (index > 0) await press(form.getByRole('button', { name: t('hotel:rooms.add') }))
    await fillRoom(
      form.getByRole('group', { name: `${t('item:stay.room', { number: index + 1 })}` }),
      guests,
    )
  }
  await press(form.getByRole('button', { name: t('hotel:search.submit') }))
}

/** Sets the guests of a room, which starts with two adults. */
async function fillRoom(room: Locator, { adults, childAges }: Guests): Promise<void> {
  await addTravellers(room, 'adult', adults - 2)
  await addTravellers(room, 'child', childAges.length)
  for (const [index, age] of childAges.entries())
    await room
      .getByRole('combobox', { name: t('hotel:rooms.age', { number: index + 1 }) })
      .selectOption(String(age))
}

/** Returns the rooms that are offered to one of the parties. */
export function roomsOf(page: Page, party: number): Locator {
  return page.getByRole('region', { name: new RegExp(`^Room ${party}: `) })
}

/** Chooses a day in the calendar of the booking panel. */
export async function chooseProductDay(page: Page, label: string, date: string): Promise<void> {
  await press(bookPanel(page).getByRole('button', { name: new RegExp(`^${label}`) }))
  const calendar = page.getByRole('dialog')
  await chooseDay(calendar, date)
  await expect(calendar).toBeHidden()
}

/** Adds people in the booking panel to those whom it counts already. */
export async function addPeople(page: Page, more: Partial<Party>): Promise<void> {
  const panel = bookPanel(page)
  await addTravellers(panel, 'adult', more.adults ?? 0)
  await addTravellers(panel, 'child', more.children ?? 0)
  await addTravellers(panel, 'infant', more.infants ?? 0)
}

export type Ride = { date: string; time: string; from: string; to: string; connection: string }

/** Fills the form of a private transfer. */
export async function fillRide(page: Page, ride: Ride): Promise<void> {
  const panel = bookPanel(page)
  await chooseProductDay(page, t('transport:form.date'), ride.date)
  await panel.getByLabel(t('transport:form.time')).fill(ride.time)
  await panel.getByRole('textbox', { name: t('transport:form.pickUp') }).fill(ride.from)
  await panel.getByRole('textbox', { name: t('transport:form.dropOff') }).fill(ride.to)
  await panel.getByRole('textbox', { name: t('transport:form.connection') }).fill(ride.connection)
}

/** Chooses a sailing and a cabin by the beginning of their names. */
export async function chooseCabin(page: Page, sailing: string, cabin: string): Promise<void> {
  const panel = bookPanel(page)
  await selectBeginning(panel.getByRole('combobox', { name: t('cruise:form.sailing') }), sailing)
  await selectBeginning(panel.getByRole('combobox', { name: t('cruise:form.cabin') }), cabin)
}

async function selectBeginning(list: Locator, beginning: string): Promise<void> {
  const option = list.getByRole('option', { name: new RegExp(`^${beginning}`) })
  await list.selectOption((await option.getAttribute('value')) ?? beginning)
}

/** Returns the vouchers on the page. */
export function vouchers(page: Page): Locator {
  return page.getByRole('article').filter({ hasText: t('ticket:voucher.title') })
}
