import { companySchema } from '@selat/sdk/zod'

// What a page pays for that checks one thing by itself.
const answer: unknown = JSON.parse(document.title)
document.title = companySchema.parse(answer).Name
