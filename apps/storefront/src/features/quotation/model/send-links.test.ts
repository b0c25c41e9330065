import { expect, it } from 'vitest'

import { mailtoLink, whatsappLink } from './send-links.ts'

it('AGT-4 a link for e-mail has address, subject and text, with special characters encoded', () => {
  expect(mailtoLink({ to: 'a+b@c.example', subject: 'Q & A', body: 'See\nhttp://x/?q=1' })).toBe(
    'mailto:a%2Bb@c.example?subject=Q%20%26%20A&body=See%0Ahttp%3A%2F%2Fx%2F%3Fq%3D1',
  )
})

it('AGT-4 a link for a message has the customer’s number, or none', () => {
  expect(whatsappLink('+6591234567', 'a b')).toBe('https://wa.me/6591234567?text=a%20b')
  expect(whatsappLink('', 'a')).toBe('https://wa.me/?text=a')
})
