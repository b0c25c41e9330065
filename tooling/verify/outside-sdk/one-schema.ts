import { companySchema } from '@selat/sdk/zod'

// This page uses one schema, to measure the size of the SDK in it.
const answer: unknown = JSON.parse(document.title)
document.title = companySchema.parse(answer).Name
