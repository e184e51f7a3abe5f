/** The chunks that nearly every page loads after its first content. */
import '@linnet/domain/drafts';
import '../../app/shell/shell-parts';
import '../../app/theme/theme';
import '../../blocks/status/card-parts';
import '../../blocks/status-actions/account-actions';
import '../../blocks/status/status-card';
import '../../features/composer';
import '../../features/login';
import '../../ui/floating/floating-parts';
