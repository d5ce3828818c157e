import type { EmailKind } from '@dustforce/ports'
/** The payload of every kind of e-mail with every field filled, each field with a value of its own. */
export declare const fullPayloads: Record<EmailKind, Record<string, unknown>>
