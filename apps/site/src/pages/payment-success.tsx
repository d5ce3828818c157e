import { PaymentSuccess } from '../features/payment/payment-success.tsx'

export { PaymentSuccess as Page }
