import contract from '@selat/sdk/openapi.json' with { type: 'json' }
import { expect, it } from 'vitest'

import { fromWireNames, toWireNames } from './wire-names.ts'

it('TEST changes only the first letter of each field name', () => {
  const contact = { name: 'Dewi', phoneCode: '+62' }

  expect(toWireNames(contact)).toEqual({ Name: 'Dewi', PhoneCode: '+62' })
  expect(fromWireNames({ Name: 'Dewi', PhoneCode: '+62' })).toEqual(contact)
})

it('TEST keeps the order of the fields and the values within them', () => {
  const passengers = [{ firstName: 'Dewi' }]

  expect(JSON.stringify(toWireNames({ note: '', passengers }))).toBe(
    '{"Note":"","Passengers":[{"firstName":"Dewi"}]}',
  )
})

it('TEST converts every name of the contract there and back without a change', () => {
  const written = Object.values(contract.components.schemas)
    .flatMap((schema) => ('properties' in schema ? Object.keys(schema.properties) : []))
    .filter((name) => /^[A-Z]/.test(name))

  const wire = Object.fromEntries(written.map((name) => [name, name]))

  expect(written.length).toBeGreaterThan(400)
  expect(toWireNames(fromWireNames(wire))).toEqual(wire)
})
