export { canadianContact } from './canadian-contact.ts'
export type {
  AddressParts,
  ContactPlace,
  ContactRules,
} from './contact-rules.ts'
export { contactRulesOnDemand } from './contact-rules-on-demand.ts'
