export { orderPaymentIsland as default } from '../features/order-payment/order-payment-flow.tsx';
