import { issue } from '@selat/domain'
import { createI18n, I18nProvider, loadMessages, namespaces } from '@selat/i18n'
import type { CallError } from '@selat/sdk'
import { CallFailure } from '@selat/sdk/react-query'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'

import { queryClient } from '../../app/query-client.ts'
import type { FieldIssue } from './form-issue.ts'
import { ServerForm } from './server-form.tsx'
import { TextField } from './text-field.tsx'
import { useServerForm } from './use-server-form.ts'

type Values = { name: string; town: string }
type Send = (values: Values) => Promise<string>

const onDone = vi.fn<(answer: string) => void>()

function required(values: Values): FieldIssue[] {
  return (['name', 'town'] as const)
    .filter((name) => values[name].trim() === '')
    .map((name) => ({ name, words: issue([name], 'common.required') }))
}

function Crossing({ send }: { send: Send }) {
  const form = useServerForm<Values, string>({
    id: 'crossing',
    defaultValues: { name: '', town: '' },
    check: required,
    send,
    onDone,
    fields: { pointers: { '/Name': 'name', '/Town': 'town' } },
  })
  return (
    <ServerForm
      form={form}
      label="Crossing"
      titles={{ name: 'Name', town: 'Town' }}
      actions={<button type="submit">Save</button>}
    >
      <TextField name="name" />
      <TextField name="town" />
    </ServerForm>
  )
}

async function open(send: Send = async () => 'saved') {
  const i18n = await createI18n({ language: 'EN', load: loadMessages })
  await i18n.loadNamespaces([...namespaces])
  onDone.mockClear()
  const sent = vi.fn<Send>(send)
  render(
    <QueryClientProvider client={queryClient()}>
      <I18nProvider i18n={i18n}>
        <Crossing send={sent} />
      </I18nProvider>
    </QueryClientProvider>,
  )
  return {
    sent,
    user: userEvent.setup(),
    name: screen.getByRole('textbox', { name: 'Name' }),
    town: screen.getByRole('textbox', { name: 'Town' }),
    save: screen.getByRole('button', { name: 'Save' }),
  }
}

/** Creates the server’s refusal of fields, as a client throws it. */
function refusal(...errors: { pointer: string; code: string }[]): CallFailure {
  const problem: CallError = {
    kind: 'problem',
    status: 422,
    code: 'validation_failed',
    sentCode: 'validation_failed',
    detail: '',
    params: {},
    errors: errors.map((error) => ({ ...error, detail: '', params: {} })),
    requestId: null,
    retryAfterSeconds: null,
    text: null,
  }
  return new CallFailure(problem)
}

it('ACC-1 a form with a wrong field is not sent, and the first wrong field has the focus', async () => {
  const { sent, user, name, town, save } = await open()
  await user.type(name, 'Tan Wei')

  await user.click(save)

  expect(sent).not.toHaveBeenCalled()
  await waitFor(() => expect(town).toHaveFocus())
  expect(town).toHaveAccessibleErrorMessage('This field is required')
  expect(name).not.toHaveAccessibleErrorMessage()
})

it('ACC-1 the focus goes to the first wrong field at every refused submit', async () => {
  const { user, name, town, save } = await open()
  await user.click(save)
  await waitFor(() => expect(name).toHaveFocus())
  await user.click(town)

  await user.click(save)

  await waitFor(() => expect(name).toHaveFocus())
})

it('ACC-1 a field is checked once it was edited and left, not during typing', async () => {
  const { user, name, town } = await open()
  await user.click(name)
  await user.tab()
  expect(name).not.toHaveAccessibleErrorMessage()

  await user.type(town, ' ')
  expect(town).not.toHaveAccessibleErrorMessage()
  await user.tab()

  await waitFor(() => expect(town).toHaveAccessibleErrorMessage('This field is required'))
})

it('ERR-4 a form that is submitted twice at once is sent once', async () => {
  const answer = Promise.withResolvers<string>()
  const { sent, user, name, town, save } = await open(() => answer.promise)
  await user.type(name, 'Tan Wei')
  await user.type(town, 'Batam')

  await user.dblClick(save)
  await user.keyboard('{Enter}')
  answer.resolve('saved')

  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(sent).toHaveBeenCalledOnce()
})

it('ERR-4 text that is typed at the moment of the submit is sent', async () => {
  const { sent, name, town } = await open()

  fireEvent.input(name, { target: { value: 'Tan Wei' } })
  fireEvent.input(town, { target: { value: 'Batam' } })
  fireEvent.submit(screen.getByRole('form', { name: 'Crossing' }))

  await waitFor(() => expect(sent).toHaveBeenCalledOnce())
  expect(sent.mock.lastCall?.[0]).toEqual({ name: 'Tan Wei', town: 'Batam' })
})

it('ERR-4 values that the browser fills in or the user pastes are sent like typed ones', async () => {
  const { sent, user, name, town, save } = await open()

  fireEvent.input(name, { target: { value: 'Tan Wei' } })
  fireEvent.change(name, { target: { value: 'Tan Wei' } })
  await user.click(town)
  await user.paste('Batam')
  await user.click(save)

  await waitFor(() => expect(sent).toHaveBeenCalledOnce())
  expect(sent.mock.lastCall?.[0]).toEqual({ name: 'Tan Wei', town: 'Batam' })
})

it('ACC-1 a refusal by the server is shown beside its field, with the focus, as long as the field has the refused value', async () => {
  const refused = async () => {
    throw refusal({ pointer: '/Town', code: 'too_long' })
  }
  const { user, name, town, save } = await open(refused)
  await user.type(name, 'Tan Wei')
  await user.type(town, 'Batam')

  await user.click(save)

  await waitFor(() => expect(town).toHaveAccessibleErrorMessage(/^Keep it within/))
  expect(town).toHaveFocus()
  await user.type(name, ' Ling')
  expect(town).toHaveAccessibleErrorMessage(/^Keep it within/)
  await user.type(town, ' Centre')
  expect(town).not.toHaveAccessibleErrorMessage()
  for (let letters = 0; letters < ' Centre'.length; letters += 1)
    // oxlint-disable-next-line no-await-in-loop -- one key is pressed after the other
    await user.keyboard('{Backspace}')
  expect(town).toHaveAccessibleErrorMessage(/^Keep it within/)
})

it('ERR-4 a failure that concerns no field is shown as an alert, and the entries stay', async () => {
  const refused = async () => {
    throw refusal({ pointer: '/Elsewhere', code: 'required' })
  }
  const { user, name, town, save } = await open(refused)
  await user.type(name, 'Tan Wei')
  await user.type(town, 'Batam')

  await user.click(save)

  expect(await screen.findByRole('alert')).toBeVisible()
  expect(name).toHaveValue('Tan Wei')
  expect(town).toHaveValue('Batam')
})
