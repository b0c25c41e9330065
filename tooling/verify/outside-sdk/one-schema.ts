import { companySchema } from '@selat/sdk/zod'

// The cost of the SDK for a page that uses one schema.
const answer: unknown = JSON.parse(document.title)
document.title = companySchema.parse(answer).Name
