# Runs PostgreSQL for as long as the shop holds this script's standard input open, however the shop ends.
# Usage: run-postgres.sh LOCK_FILE SOCKET_FOLDER DATA_FOLDER COMMAND...
lock=$1 sockets=$2 data=$3
shift 3

database_of_an_earlier_shop() {
  pid=$(head -n 1 "$data/postmaster.pid" 2>/dev/null) && ps -o command= -p "$pid" 2>/dev/null | grep -qF "$data"
}

if command -v flock >/dev/null; then
  # One database per folder, even between containers that see each other's folders but not each other's processes:
  # the database inherits the lock, so that it lasts as long as the last of its processes.
  exec 9>>"$lock"
  flock --wait 10 9 || exit 75
else
  turns=0
  while database_of_an_earlier_shop; do
    turns=$((turns + 1))
    [ "$turns" -lt 100 ] || exit 75
    sleep 0.1
  done
fi
# A database that died leaves this behind; its number may belong to another process by now.
rm -f "$data/postmaster.pid"

exec 3<&0
"$@" 3<&- </dev/null &
database=$!
{ read -r _ <&3; kill -INT "$database"; true; } 9>&- 2>/dev/null &
watcher=$!

wait "$database"
code=$?
# A watcher that has already ended means that the shop is gone: nobody will use the socket folder again.
kill "$watcher" 2>/dev/null
wait "$watcher" 2>/dev/null && rmdir "$sockets" 2>/dev/null
exit "$code"
