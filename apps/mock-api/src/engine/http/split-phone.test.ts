import { expect, it } from 'vitest'

import { splitPhone } from './split-phone.ts'

it.each([
  ['+62778410311', '+62', '778410311'],
  ['+6562700300', '+65', '62700300'],
  ['+85223456789', '+852', '23456789'],
  ['+12125550123', '+1', '2125550123'],
])(
  'CHK-12 %s is split into the country code %s and the number',
  (phone, PhoneCode, PhoneNumber) => {
    expect(splitPhone(phone)).toEqual({ PhoneCode, PhoneNumber })
  },
)
