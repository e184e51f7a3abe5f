export { revokeToken } from '@linnet/api';
