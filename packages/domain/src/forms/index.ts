export * from './account-rules.ts'
export * from './contact-rules.ts'
export { FORM_CODE_PARAMS, FORM_CODES, type FormCode } from './form-codes.ts'
export { requiredText } from './required-text.ts'
