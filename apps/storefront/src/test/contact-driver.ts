import { within } from '@testing-library/react'

import { paths } from '../shared/app/paths.ts'
import { renderApp } from './render-app.tsx'

export const contactUrl = '*/travel/v1/contact'
export const contactMessage = 'We missed the 10:20 sailing.'

/** Opens the contact form, and returns how a visitor fills it in. */
export async function openContact(options: Parameters<typeof renderApp>[1] = {}, order?: string) {
  const app = await renderApp(paths.contact(order), options)
  const { screen } = app
  await screen.findByRole('heading', { level: 1, name: 'Contact us' })
  const form = within(screen.getByRole('form', { name: 'Contact us' }))
  const box = (name: string) => form.getByRole('textbox', { name: new RegExp(`^${name}`) })
  const fill = async () => {
    await app.user.type(box('Full name'), 'Lim Hui Min')
    await app.user.type(box('E-mail'), 'huimin@example.com')
    await app.user.selectOptions(form.getByRole('combobox'), 'ferry')
    await app.user.type(box('Message'), contactMessage)
  }
  const picture = () => form.getByLabelText(/^Picture/)
  const send = () => app.user.click(form.getByRole('button', { name: /Send message|Try again/ }))
  return { ...app, form, box, fill, picture, send }
}
