/** The message of a development server about a file of texts that was edited. */
export type EditedTexts = { language: string; namespace: string; messages: object }

export const EDITED_TEXTS = 'selat:edited-texts'
