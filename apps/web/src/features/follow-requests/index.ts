export { FollowRequestsScreen } from './follow-requests-screen';
