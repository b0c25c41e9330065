import { defineOperation } from '../../kernel/operation.ts'
import { toWireContact } from '../../tenancy/wire-contact.ts'

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
