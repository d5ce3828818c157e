export {
  type PaymentEventType,
  type ProviderEvent as PaymentEvent,
  paymentEventTypes,
} from '@dustforce/office/story'
