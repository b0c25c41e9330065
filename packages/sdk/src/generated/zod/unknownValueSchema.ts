// Made from openapi/ by `pnpm generate`. Change the contract instead of this file.

export { unknownValueSchema } from '../../values/open-enum.ts'
