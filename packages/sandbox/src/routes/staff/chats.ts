import { deleteForBoth } from '../../actions/chats';
import { logStep } from '../../actions/log-staff';
import { renderAccount } from '../../render/account';
import { renderChatMessages, renderChats } from '../../render/conversations';
import { staffRoutes } from '../../server/access';
import { answer } from '../../server/answer';
import { readPage } from '../../server/paging';
import { problem } from '../../server/problem';
import { type Call, type Route, user } from '../../server/route';
import { findAccount } from '../../store/accounts/accounts';
import { type ChatRow, findAnyChat, findChatMessages, listChatMessages, listChats } from '../../store/chats';
import { accountOfPath } from './people';

/** Chats with both of their accounts, not only the other one. */
function render({ server }: Call, rows: readonly ChatRow[]) {
  return renderChats(server, [...rows]).flatMap(({ account, ...chat }) => {
    const owner = findAccount(server.db, rows.find(({ id }) => id === chat.id)?.account_id ?? '');
    return owner ? [{ ...chat, sender: renderAccount(server, owner, null), receiver: account }] : [];
  });
}

function listOfPerson(call: Call): Response {
  const { server } = call;
  const { id } = accountOfPath(call);
  return answer(render(call, listChats(server.db, id, { withMuted: true, now: server.now(), page: null })));
}

const chatOf = ({ server, path }: Call): ChatRow | undefined => findAnyChat(server.db, path['id'] ?? '');

/** The real server crashes on an unknown chat. */
function show(call: Call): Response {
  const chat = chatOf(call);
  if (!chat) throw problem(500, 'Something went wrong');
  return answer(render(call, [chat])[0]);
}

function messages(call: Call): Response {
  const chat = chatOf(call);
  if (!chat) throw problem(404, 'not found');
  const { server, params } = call;
  return answer(renderChatMessages(server, listChatMessages(server.db, chat.id, readPage(params))));
}

function remove(call: Call): Response {
  const { server, path } = call;
  const chat = chatOf(call);
  const id = path['message_id'] ?? '';
  const message = findChatMessages(server.db, [id]).get(id);
  if (!chat || message?.chat_id !== chat.id) throw problem(400, 'could_not_delete');
  const [rendered] = renderChatMessages(server, [message]);
  deleteForBoth(server, chat, message);
  logStep(call, {
    action: 'chat_message_delete',
    words: `deleted chat message #${id}`,
    data: { subject_id: id },
  });
  return answer(rendered);
}

const READ = { access: user('admin:read:chats'), requirement: 'messages_read' } as const;

export const staffChatRoutes: Route[] = staffRoutes('/api/v1/pleroma/admin', [
  { endpoint: 'GET /users/:nickname/chats', ...READ, handle: listOfPerson },
  { endpoint: 'GET /chats/:id', ...READ, handle: show },
  { endpoint: 'GET /chats/:id/messages', ...READ, handle: messages },
  {
    endpoint: 'DELETE /chats/:id/messages/:message_id',
    access: user('admin:write:chats'),
    requirement: 'messages_delete',
    handle: remove,
  },
]);
