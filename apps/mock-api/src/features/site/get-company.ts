import { defineOperation } from '../../operation/operation.ts'
import { toWireContact } from './wire-contact.ts'

export const getCompany = defineOperation('getCompany', (_input, { tenant, language }) => ({
  status: 200,
  body: {
    Id: tenant.system,
    Name: tenant.name,
    LegalName: tenant.legalName,
    CurrencyName: tenant.companyCurrency,
    Contact: toWireContact(tenant, language),
  },
}))
