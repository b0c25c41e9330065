import { act, fireEvent, waitFor, within } from '@testing-library/react'
import papa from 'papaparse'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'

import {
  arriveAtPayment,
  captureOrders,
  openCheckout,
  passenger,
  placeButton,
  agree,
  fillContact,
  put,
  type App,
} from '../../../test/checkout-driver.ts'
import { slowToRead } from '../../../test/proof-file.ts'
import { askedPaths, testNow } from '../../../test/render-app.tsx'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date(testNow) }))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const HEADINGS =
  'Title,First name,Last name,Date of birth,Nationality,Passport number,Date of issue,Date of expiry,Place of birth,Place of issue'
const weiLing =
  'Ms,Wei Ling,Tan,3/11/1985,Singapore,K1234567N,11/2/2023,11/2/2033,Singapore,Singapore'
const ahmad = 'Mr,Ahmad,Ismail,31/02/1980,MYS,A12345678,1/2/2022,1/2/2032,Johor,Johor'
const arif = 'Mstr,Arif,Rahman,2/4/2018,Malaysia,A7654321,1/2/2022,1/2/2032,Johor,Johor'

async function openList(app: App) {
  await app.user.click(app.screen.getByRole('button', { name: 'Paste a list' }))
  return within(await app.screen.findByRole('dialog', { name: 'Paste a list of passengers' }))
}

async function pasteList(app: App, ...rows: string[]) {
  const dialog = await openList(app)
  await app.user.click(dialog.getByLabelText('Rows from a spreadsheet'))
  await app.user.paste(rows.join('\n'))
  await app.screen.findByText(/read\. Mend what is marked/)
  return within(app.screen.getByRole('dialog', { name: 'Paste a list of passengers' }))
}

const rowOf = (dialog: ReturnType<typeof within>, name: RegExp) =>
  dialog.getByRole('rowheader', { name }).closest('tr') as HTMLElement

it('PAX-5 a list fills the places by age on the day of travel, and is booked', async () => {
  const app = await openCheckout({ adults: 1, children: 1 })
  const sent = captureOrders()
  const dialog = await pasteList(app, HEADINGS, arif, weiLing)
  expect(within(rowOf(dialog, /RAHMAN ARIF/)).getByText('Passenger 2, Child')).toBeVisible()

  await app.user.click(dialog.getByRole('button', { name: 'Fill 2 passengers' }))

  expect(within(passenger(app, 1)).getByLabelText('First name (given name)')).toHaveValue(
    'WEI LING',
  )
  expect(within(passenger(app, 2)).getByLabelText('First name (given name)')).toHaveValue('ARIF')
  await fillContact(app)
  await agree(app)
  await app.user.click(placeButton(app))
  await arriveAtPayment(app)
  expect(sent[0]?.body.Items[0]?.Passengers.map(({ LastName }) => LastName)).toEqual([
    'TAN',
    'RAHMAN',
  ])
})

it('PAX-5 a file that is read slowly does not replace a list that was pasted meanwhile', async () => {
  const app = await openCheckout({ adults: 2 })
  const dialog = await openList(app)
  const late = slowToRead(new File([`${HEADINGS}\n${arif}`], 'list.csv', { type: 'text/csv' }))
  await app.user.upload(dialog.getByLabelText('Or a CSV file'), late.file)
  await app.user.click(dialog.getByLabelText('Rows from a spreadsheet'))
  await app.user.paste([HEADINGS, weiLing, ahmad].join('\n'))
  await app.screen.findByText(/read\. Mend what is marked/)

  late.release()
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)))

  const review = within(app.screen.getByRole('dialog', { name: 'Paste a list of passengers' }))
  expect(rowOf(review, /ISMAIL AHMAD/)).toBeVisible()
  expect(review.queryByRole('rowheader', { name: /RAHMAN ARIF/ })).toBeNull()
})

it('PAX-5 a list that cannot be read without a connection says so, and is read by another try', async () => {
  const app = await openCheckout({ adults: 2 })
  const dialog = await openList(app)
  // The parser is downloaded when it is first needed. A test has it already, so the failure is simulated in the same
  // place.
  vi.spyOn(papa, 'parse').mockImplementationOnce(() => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  await app.user.click(dialog.getByLabelText('Rows from a spreadsheet'))
  await app.user.paste([HEADINGS, weiLing].join('\n'))

  const rows = dialog.getByLabelText('Rows from a spreadsheet')
  await waitFor(() => expect(rows).toHaveAccessibleErrorMessage(/^An error occurred/))

  await app.user.click(dialog.getByRole('button', { name: 'Read the list' }))
  expect(await app.screen.findByText(/read\. Mend what is marked/)).toBeVisible()
})

it('PAX-5 a wrong cell says what is wrong with it, and can be corrected in place', async () => {
  const app = await openCheckout({ adults: 2 })
  const dialog = await pasteList(app, HEADINGS, weiLing, ahmad)
  const born = dialog.getByLabelText('Date of birth')

  expect(born).toHaveValue('31/02/1980')
  expect(born).toHaveAccessibleDescription('This date does not exist')
  expect(within(rowOf(dialog, /ISMAIL AHMAD/)).getByText('1 to mend')).toBeVisible()
  const take = dialog.getByRole('checkbox', { name: 'Take ISMAIL AHMAD' })
  expect(take).toBeDisabled()
  expect(take).toHaveAccessibleDescription('1 to mend')
  expect(dialog.getByRole('button', { name: 'Fill 1 passenger' })).toBeVisible()
  await put(app, born, '28/2/1980')
  await app.user.tab()

  expect(within(rowOf(dialog, /ISMAIL AHMAD/)).getByText('Right')).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Fill 2 passengers' })).toBeVisible()
})

it('PAX-5 a person who is in the list twice, or already on the page, is marked with the other entry', async () => {
  const app = await openCheckout({ adults: 3 })
  const first = await pasteList(app, HEADINGS, weiLing)
  await app.user.click(first.getByRole('button', { name: 'Fill 1 passenger' }))

  const dialog = await pasteList(app, HEADINGS, weiLing, ahmad, ahmad)

  expect(dialog.getByText('TAN WEI LING is entered already')).toBeVisible()
  expect(dialog.getByText('The same as row 3')).toBeVisible()
})

it('PAX-5 dates in the American order, unknown columns and people without a place are reported', async () => {
  const app = await openCheckout({ adults: 2 })
  const dialog = await pasteList(
    app,
    `${HEADINGS},Shoe size`,
    `${weiLing.replace('3/11/1985', '11/30/1985')},38`,
    `${arif},30`,
  )

  expect(dialog.getByText('Columns that are not used: Shoe size.')).toBeVisible()
  expect(dialog.getByText('1 row has a date with the month before the day.')).toBeVisible()
  expect(dialog.getByText('1 person finds no place in this booking.')).toBeVisible()
  expect(within(rowOf(dialog, /RAHMAN ARIF/)).getByText('No free place of this age')).toBeVisible()
  expect(dialog.getByText(/^Read as 30 Nov 1985, the month before the day/)).toBeVisible()
})

it('PAX-5 fields that the list lacks can be filled in later in the form', async () => {
  const app = await openCheckout({ adults: 2 })
  const dialog = await pasteList(app, HEADINGS, weiLing.replace(/Singapore$/, ''))
  expect(within(rowOf(dialog, /TAN WEI LING/)).getByText('1 to fill in later')).toBeVisible()

  await app.user.click(dialog.getByRole('button', { name: 'Fill 1 passenger' }))

  const form = within(passenger(app))
  expect(form.getByLabelText('Passport number')).toHaveValue('K1234567N')
  expect(form.getByLabelText('Place of issue')).toHaveValue('')
})

it('PAX-5 a person who is not ticked is not filled in', async () => {
  const app = await openCheckout({ adults: 2 })
  const dialog = await pasteList(app, HEADINGS, weiLing, ahmad.replace('31/02', '1/2'))

  await app.user.click(dialog.getByRole('checkbox', { name: 'Take TAN WEI LING' }))
  await app.user.click(dialog.getByRole('button', { name: 'Fill 1 passenger' }))

  expect(within(passenger(app, 1)).getByLabelText('First name (given name)')).toHaveValue('AHMAD')
})

it('PAX-5 a CSV file is dropped, and a workbook is refused', async () => {
  const app = await openCheckout({ adults: 2 })
  const dialog = await openList(app)
  const zone = dialog.getByLabelText('Or a CSV file')
  const drop = (file: File) => fireEvent.drop(zone, { dataTransfer: { files: [file] } })

  drop(new File(['PK'], 'group.xlsx'))
  expect(await dialog.findByText(/^This is not a text file/)).toBeVisible()
  drop(new File([`\uFEFF${HEADINGS}\r\n${weiLing}`], 'group.csv', { type: 'text/csv' }))

  expect(await app.screen.findByRole('button', { name: 'Fill 1 passenger' })).toBeVisible()
})

it('PAX-5 a list without passengers says so', async () => {
  const app = await openCheckout({ adults: 2 })
  const dialog = await openList(app)
  await app.user.click(dialog.getByLabelText('Rows from a spreadsheet'))
  await app.user.paste(HEADINGS)

  await app.user.click(dialog.getByRole('button', { name: 'Read the list' }))

  expect(await dialog.findByText('No passengers were found in this text')).toBeVisible()
})

it('PAX-5 ten passengers are read in one pass and without a call, and each row is drawn once', async () => {
  const app = await openCheckout({ adults: 10 })
  const people = Array.from({ length: 10 }, (_, index) =>
    weiLing
      .replace('Wei Ling', `Wei ${'ABCDEFGHIJ'.charAt(index)}`)
      .replace('K1234567N', `K123456${index}N`),
  )
  const dialog = await openList(app)
  await app.user.click(dialog.getByLabelText('Rows from a spreadsheet'))
  const parsing = vi.spyOn(papa, 'parse')
  const askedBefore = askedPaths().length
  const drawn = watchRows()

  await app.user.paste([HEADINGS, ...people].join('\n'))
  await app.screen.findByRole('button', { name: 'Fill 10 passengers' })

  expect(parsing).toHaveBeenCalledTimes(1)
  expect(askedPaths().slice(askedBefore)).toEqual([])
  // The table has one row of headings, and two rows for each passenger.
  expect(drawn()).toBe(21)
})

/** Returns a counter of the table rows that were added to the document since the call. */
function watchRows(): () => number {
  let rows = 0
  const count = (records: MutationRecord[]) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof Element)
        rows += node.querySelectorAll('tr').length + Number(node.matches('tr'))
  }
  const observer = new MutationObserver(count)
  observer.observe(document.body, { childList: true, subtree: true })
  onTestFinished(() => observer.disconnect())
  return () => {
    count(observer.takeRecords())
    return rows
  }
}
